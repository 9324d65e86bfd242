import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { findPageKind, PAGE_BUDGETS, type PageKind } from '@lumavelo/blocks/site';

const compress = promisify(gzip);

/** Scripts in a page that a browser runs; what it tells search engines is data, and `<script-embed>` is an element. */
const INLINE = /<script(?!-)(?![^>]*(?: src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** Script files that a page or a script names, to load them at once or later. */
const FILE = /["'`](\.{0,2}\/[^"'`\s]+\.js)["'`]/g;

/** What blocks say of their type in a page. */
const BLOCK = / data-block="(\w+)"/g;

/** The pages of single bikes have a calculator that is no block. */
const CALCULATOR = '/calculator.umd.js';

/** What a page weighs by itself, in bytes after gzip. */
export interface PageWeight {
  kind: PageKind;
  /** The whole page; only of pages without any script. */
  html?: number;
  /** Its inline scripts together. */
  inline: number;
  /** Paths of the script files that it names. */
  scripts: readonly string[];
}

/** @param html the whole page */
export async function measurePage(html: string): Promise<PageWeight> {
  const inline = [...html.matchAll(INLINE)].map(([, script]) => script).join('\n');
  const scripts = namedIn(html, '/');
  const hasScript = inline !== '' || scripts.length > 0;
  return {
    ...{ kind: findKind(html), inline: await sizeOf(inline), scripts },
    ...(!hasScript && { html: await sizeOf(html) }),
  };
}

interface Excess {
  page: string;
  bytes: number;
}

/**
 * Holds the pages of a release against their budgets: what a page without scripts sends before it is there, and all
 * scripts that a page can come to load. Bytes are counted as web servers send them, after gzip.
 */
export class BudgetCheck {
  readonly #folder: string;
  readonly #scripts = new Map<string, Promise<Script>>();
  readonly #pages: Excess[] = [];
  readonly #heavy = new Map<number, Excess[]>();

  /** @param folder of the release */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Takes a page into account.
   * @param page its address
   */
  async add(page: string, { kind, html, inline, scripts }: PageWeight): Promise<void> {
    if (html !== undefined) {
      if (html > PAGE_BUDGETS.text.html) this.#pages.push({ page, bytes: html });
      return;
    }
    const bytes = (await this.#reach(scripts)).reduce((sum, { size }) => sum + size, inline);
    const budget = PAGE_BUDGETS[kind].script;
    if (bytes > budget) this.#heavy.set(budget, [...(this.#heavy.get(budget) ?? []), { page, bytes }]);
  }

  /** One sentence for each budget that is not kept, because one cause often makes many pages heavy. */
  warnings(): string[] {
    const told = (excess: Excess[], what: string, remedy: string) => {
      const [heaviest, ...others] = excess.toSorted((one, other) => other.bytes - one.bytes);
      if (!heaviest) return [];
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return [`${heaviest.page} has ${kilobytes(heaviest.bytes)} kB of ${what}${more}. ${remedy}`];
    };
    return [
      ...told(
        this.#pages,
        `text and markup, where ${kilobytes(PAGE_BUDGETS.text.html)} kB come with a server's first answer`,
        'Shorten it, or make two pages of it.',
      ),
      ...[...this.#heavy].flatMap(([budget, excess]) =>
        told(
          excess,
          `script, where ${kilobytes(budget)} kB are the budget`,
          'Leave out a block that moves or calculates, or put it on a page of its own.',
        ),
      ),
    ];
  }

  /** These scripts and all that they load, at once or later. */
  async #reach(paths: Iterable<string>): Promise<Script[]> {
    const reached = new Map<string, Script>();
    const todo = [...paths];
    for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
      if (reached.has(path)) continue;
      const script = await this.#read(path);
      reached.set(path, script);
      todo.push(...script.names);
    }
    return [...reached.values()];
  }

  #read(path: string): Promise<Script> {
    const known = this.#scripts.get(path) ?? readScript(this.#folder, path);
    this.#scripts.set(path, known);
    return known;
  }
}

interface Script {
  /** Bytes after gzip; none for what is no file of this site. */
  size: number;
  /** Paths of the scripts that it names. */
  names: string[];
}

async function readScript(folder: string, path: string): Promise<Script> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => '');
  return { size: await sizeOf(text), names: namedIn(text, path) };
}

function findKind(html: string): PageKind {
  const kind = findPageKind(new Set([...html.matchAll(BLOCK)].map(([, type = '']) => type)));
  return kind === 'home' && html.includes(CALCULATOR) ? 'calculator' : kind;
}

/** @param base path of the file that the text is of */
function namedIn(text: string, base: string): string[] {
  return [
    ...new Set([...text.matchAll(FILE)].map(([, name]) => new URL(name as string, `http://site${base}`).pathname)),
  ];
}

async function sizeOf(text: string): Promise<number> {
  return text === '' ? 0 : (await compress(text)).length;
}

/** With one figure after the point, in English, as the publisher's other sentences are. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
