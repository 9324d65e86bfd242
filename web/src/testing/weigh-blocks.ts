import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fixture, type Fixtures, fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import type { AnyBlockDefinition, BlockScripts } from 'page-format';
import type { BuiltSite } from './build-site.ts';
import { gzipBytes, gzipFileBytes, listInlineScripts, readLateScripts, readPageScripts } from './page-scripts.ts';

/** A sample of a block, which has a page of its own in the gallery. */
interface Sample {
  type: string;
  sample: string;
  /** Types of it and of everything inside it that have script. */
  interactive: readonly string[];
}

export function listSamples(): Sample[] {
  return Object.values<Fixtures>(fixtures).flatMap(({ type, samples }) =>
    Object.entries(samples).map(([sample, fixture]) => ({
      type,
      sample,
      interactive: [...new Set(typesIn(type, fixture))].filter(isInteractive),
    })),
  );
}

function typesIn(type: string, sample: Pick<Fixture, 'areas'>): string[] {
  const children = Object.values(sample.areas ?? {}).flat();
  return [type, ...children.flatMap((child) => typesIn(child.type, child))];
}

function isInteractive(type: string): boolean {
  const { island, element, flag } = registry.get(type) as AnyBlockDefinition;
  // What decides of features is asked for by the page's head.
  return Boolean(island || element || flag);
}

/**
 * Weighs the scripts that blocks bring, by the gallery's pages of their samples: files with all that they may load, at once
 * or later, and what stands in the page. What pages of other blocks have as well, such as the listener for clicks, is the
 * page's own and not counted.
 * @param site a gallery
 */
export function weighBlocks(site: BuiltSite): BlockScripts[] {
  const samples = listSamples().map((sample) => ({ ...sample, scripts: weighSample(site, sample) }));
  const common = new Set(
    samples.filter(({ interactive }) => interactive.length === 0).flatMap(({ scripts }) => [...scripts.keys()]),
  );
  /** By what identifies a script in this build. */
  const found = new Map<string, { bytes: number; blocks: Set<string> }>();
  for (const { interactive, scripts } of samples) {
    // What stands in an area is weighed by its own samples.
    const [type, ...others] = interactive;
    if (type === undefined || others.length > 0) continue;
    for (const [script, bytes] of scripts) {
      if (common.has(script)) continue;
      const known = found.get(script) ?? { bytes, blocks: new Set() };
      found.set(script, known);
      known.blocks.add(type);
    }
  }
  return joinAlike([...found.values()]);
}

/** Scripts of the same blocks as one: names of files change with what is in them. */
function joinAlike(scripts: readonly { bytes: number; blocks: ReadonlySet<string> }[]): BlockScripts[] {
  const joined = new Map<string, BlockScripts>();
  for (const { bytes, blocks } of scripts) {
    const types = [...blocks].sort();
    const key = types.join();
    joined.set(key, { bytes: bytes + (joined.get(key)?.bytes ?? 0), blocks: types });
  }
  return [...joined].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, script]) => script);
}

/** Names a script of the site in an attribute, for an element that loads it when it is near. */
const NAMED = /"(\/assets\/[^"]+\.js)"/g;

function weighSample(site: BuiltSite, { type, sample }: Sample): Map<string, number> {
  const html = site.read(`gallery/${type}/${sample}.html`);
  const { files } = readPageScripts(site.folder, html);
  const named = [...html.matchAll(NAMED)].map(([, path = '']) => path);
  // Scripts of others stand there in samples alone.
  const own = named.filter((path) => existsSync(join(site.folder, path)));
  const all = [...files, ...readLateScripts(site.folder, files), ...own];
  return new Map([
    ...all.map((file) => [file, gzipFileBytes(site.folder, file)] as const),
    ...listInlineScripts(html).map((code) => [code, gzipBytes(code)] as const),
  ]);
}
