import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Core } from '@strapi/strapi';
import type { PageDocument, ResolvedReferences } from 'page-format';
import { getService } from '../services/index.ts';
import type { FoundPage } from '../services/migrations/migrations.ts';
import type { PagePlace } from '../services/migrations/page-rows.ts';
import { writeHtmlPatch, writeJsonPatch } from '../services/migrations/write-patch.ts';
import { CommandError } from './command-error.ts';

/**
 * Draws a page as visitors get it; what a module that `--views` names exports as `render`, or by default.
 * @param refs what the page refers to, as it is delivered; empty where two drawings are compared
 */
export type RenderPage = (
  document: PageDocument,
  place: PagePlace,
  refs: ResolvedReferences,
) => string | Promise<string>;

export interface MigrateParameters {
  isDryRun: boolean;
  batch: number;
  /** Draw the pages of a dry run, for the comparison of their HTML. */
  renderers: Renderers | undefined;
}

export interface Renderers {
  /** Draws what is stored. */
  before: RenderPage;
  /** Draws what would be stored. */
  after: RenderPage;
}

type Write = (line: string) => void;

/** Prints every stored page that is not current, and stores the old ones anew unless it is a dry run. */
export async function migrate(
  strapi: Core.Strapi,
  { isDryRun, batch, renderers }: MigrateParameters,
  write: Write,
): Promise<void> {
  const migrations = getService(strapi, 'migrations');
  const counts = { old: 0, damaged: 0, newer: 0 };
  if (isDryRun) {
    for await (const page of migrations.find(batch)) {
      counts[page.change.state] += 1;
      write(describe(page));
      if (page.change.state === 'old') await writeChanges(page, renderers, write);
    }
  } else {
    const progress = await migrations.readProgress();
    if (progress) write(`Going on where a run ended early: after row ${progress.id} of ${progress.uid}.`);
    await migrations.migrate({
      batch,
      onPage(page) {
        counts[page.change.state] += 1;
        write(describe(page));
      },
    });
  }
  write(summarize(counts, isDryRun));
}

/**
 * @param views path of a module with a `RenderPage`
 * @param before the same of the release before; without it both are drawn alike
 * @throws CommandError where a module cannot be loaded
 */
export async function loadRenderers(
  views: string | undefined,
  before: string | undefined,
): Promise<Renderers | undefined> {
  if (views === undefined) {
    if (before !== undefined)
      throw new CommandError('--views-before needs --views as well: two drawings are compared.');
    return undefined;
  }
  const after = await loadRenderer('--views', views);
  return { after, before: before === undefined ? after : await loadRenderer('--views-before', before) };
}

/** @throws CommandError where the module of an option cannot be loaded */
export async function loadRenderer(option: string, path: string): Promise<RenderPage> {
  const address = pathToFileURL(resolve(path)).href;
  const loaded = await import(address).catch((error: Error) => {
    throw new CommandError(`The module of ${option}, ${path}, cannot be loaded: ${error.message}`);
  });
  const render = loaded.render ?? loaded.default?.render ?? loaded.default;
  if (typeof render === 'function') return render;
  throw new CommandError(`The module of ${option}, ${path}, exports no function "render". It draws a page as HTML.`);
}

function describe({ place, change }: FoundPage): string {
  const { uid, field, documentId, locale, status } = place;
  const name = [uid, field, documentId, locale, status].filter(Boolean).join(' ');
  const reasons = 'reasons' in change ? change.reasons : [];
  if (change.state !== 'old') return [`${name}: ${change.state}, left alone`, ...reasons].join('\n  ');
  const blocks = change.blocks.map(({ id, type, steps }) => `${type} (block "${id}"): ${steps.join(', ')}`);
  return [name, ...blocks, ...reasons].join('\n  ');
}

async function writeChanges({ place, change }: FoundPage, renderers: Renderers | undefined, write: Write) {
  if (change.state !== 'old') return;
  write(indent(writeJsonPatch(change.stored, change.migrated)));
  if (!renderers) return;
  try {
    const before = await renderers.before(change.stored, place, {});
    const patch = writeHtmlPatch(before, await renderers.after(change.migrated, place, {}));
    write(patch === '' ? '  HTML: the same' : `  HTML:\n${indent(patch)}`);
  } catch (error) {
    write(`  HTML: it could not be drawn. ${(error as Error).message}`);
  }
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}

function summarize({ old, damaged, newer }: Record<'old' | 'damaged' | 'newer', number>, isDryRun: boolean): string {
  const left = [damaged && `${damaged} damaged`, newer && `${newer} newer`].filter(Boolean).join(' and ');
  const rest = left === '' ? '' : ` Left alone: ${left}.`;
  if (old === 0) return `No stored page changes.${rest}`;
  const pages = old === 1 ? 'One stored page' : `${old} stored pages`;
  if (isDryRun) return `${pages} would change. Nothing was written.${rest}`;
  return `${pages} changed.${rest}`;
}
