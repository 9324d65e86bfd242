import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts a built page brings along, as its HTML and the modules it names say. */
export interface PageScripts {
  /** Addresses of all files, those included that modules import. */
  files: ReadonlySet<string>;
  /** What stands in the page itself, without descriptions for search engines. */
  inline: string;
}

/** Attributes that name a module: scripts, preloads, and Astro's islands, which load theirs when they wake. */
const MODULE = /(?:<script[^>]* src|component-url|renderer-url|<link rel="modulepreload" href)="([^"]+)"/g;
const INLINE = /<script(?!-)((?![^>]*(?: src=|application\/ld\+json))[^>]*)>([\s\S]*?)<\/script>/g;
/** `import … from "./x.js"`, `export … from` and `import "./x.js"`; what is fetched on demand only is not counted. */
const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;

/**
 * Reads the scripts of a page.
 * @param site folder of the built site
 * @param html content of the page
 */
export function readPageScripts(site: string, html: string): PageScripts {
  const inline = listInlineScripts(html).join('\n');
  const files = new Set<string>();
  const follow = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    for (const imported of importsOf(readFileSync(join(site, address), 'utf8'), address)) follow(imported);
  };
  for (const [, address = ''] of html.matchAll(MODULE)) follow(address);
  // A small module is written into the page, and may still import.
  for (const imported of importsOf(inline, '/')) follow(imported);
  return { files, inline };
}

/** The scripts that stand in a page, without descriptions for search engines. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE)].map(([, , code = '']) => code);
}

function importsOf(code: string, address: string): string[] {
  const absolute = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\/[^"'`]+\.js)["'`]/g)].map(([, path = '']) => path);
  const relative = [...code.matchAll(IMPORT)].map(([, path = '']) => new URL(path, `http://site${address}`).pathname);
  return [...absolute, ...relative];
}

/** `import("./x.js")`: what a script fetches when it needs it. */
const LATE_IMPORT = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]\s*\)/g;

/**
 * The modules that scripts fetch on demand, and what those import.
 * @param files addresses of the scripts
 */
export function readLateScripts(site: string, files: ReadonlySet<string>): ReadonlySet<string> {
  const late = new Set<string>();
  const follow = (address: string) => {
    if (files.has(address) || late.has(address)) return;
    late.add(address);
    for (const imported of importsOf(readFileSync(join(site, address), 'utf8'), address)) follow(imported);
  };
  for (const address of files) {
    const code = readFileSync(join(site, address), 'utf8');
    for (const [, path = ''] of code.matchAll(LATE_IMPORT)) follow(new URL(path, `http://site${address}`).pathname);
  }
  return late;
}

/** Bytes of a text after gzip at its best, as hosts send it. */
export function gzipBytes(text: string): number {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length;
}

/** Bytes of a file of the site after gzip. */
export function gzipFileBytes(site: string, address: string): number {
  return gzipBytes(readFileSync(join(site, address), 'utf8'));
}
