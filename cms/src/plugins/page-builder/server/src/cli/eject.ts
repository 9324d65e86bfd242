import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { forVisitors } from 'page-format';
import { escapeHtml } from '../services/escape-html.ts';
import { releaseTables } from '../services/own-tables.ts';
import { type EjectedPage, readEjectedPages } from './ejected-pages.ts';
import type { RenderPage } from './migrate.ts';

export interface EjectParameters {
  /** Folder that the files are written into. */
  out: string;
  /** Rows that are read at a time. */
  batch: number;
  /** Draws the HTML; without it there is none. */
  render: RenderPage | undefined;
  /** Whether Strapi may drop the plugin's tables once it starts without the plugin. */
  dropTables: boolean;
}

type Write = (line: string) => void;

/** A page in `index.json`, with the paths of its files inside the folder. */
type IndexEntry = Omit<EjectedPage, 'document' | 'refs'> & { json: string; html: string | null };

/**
 * Writes every stored page into a folder: as JSON that needs no page builder, and as HTML where there is something to draw it
 * with. What is stored stays as it is.
 * @returns false where a page could not be read or drawn as a whole
 */
export async function eject(
  strapi: Core.Strapi,
  { out, batch, render, dropTables }: EjectParameters,
  write: Write,
): Promise<boolean> {
  const index: IndexEntry[] = [];
  for await (const page of readEjectedPages(strapi, batch)) {
    const entry = await writePage(page, out, render);
    if (entry.problem) write(`${nameOf(page)}: ${entry.problem}`);
    index.push(entry);
  }
  await writeFileAt(join(out, 'index.json'), toJson(index));
  const drawn = index.filter(({ html }) => html !== null).length;
  write(`Pages written to ${out}: ${index.length} as JSON, ${drawn} as HTML.`);
  if (dropTables) {
    const tables = await releaseTables(strapi);
    write(`The next start without the plugin drops ${tables.toSorted().join(', ')}.`);
  }
  return index.every(({ problem }) => problem === undefined);
}

async function writePage(page: EjectedPage, out: string, render: RenderPage | undefined): Promise<IndexEntry> {
  const { document, refs, ...place } = page;
  const { uid, documentId, field, locale, status } = place;
  const name = [field, locale, status].filter((part) => part !== null).join('.');
  const path = `${uid.replace('::', '.')}/${documentId}/${name}`;
  const entry: IndexEntry = { ...place, json: `${path}.json`, html: null };
  await writeFileAt(join(out, entry.json), toJson({ ...place, document, refs }));
  if (!render || page.problem !== undefined) return entry;
  try {
    const drawn = await render(forVisitors(document), place, refs);
    await writeFileAt(join(out, `${path}.html`), toHtml(page, drawn));
    return { ...entry, html: `${path}.html` };
  } catch (error) {
    return { ...entry, problem: `It could not be drawn. ${(error as Error).message}` };
  }
}

/** A whole page stays as it was drawn. */
function toHtml({ title, locale }: EjectedPage, drawn: string): string {
  if (/^\s*<(?:!doctype|html)\b/i.test(drawn)) return drawn;
  const language = locale === null ? '' : ` lang="${escapeHtml(locale)}"`;
  return `<!doctype html>
<html${language}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title ?? '')}</title></head>
<body>${drawn}</body>
</html>
`;
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function writeFileAt(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function nameOf({ uid, field, documentId, locale, status }: EjectedPage): string {
  return [uid, field, documentId, locale, status].filter(Boolean).join(' ');
}
