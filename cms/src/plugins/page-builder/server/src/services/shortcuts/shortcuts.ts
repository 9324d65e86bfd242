import type { Core } from '@strapi/strapi';
import type { DocumentMiddleware, StoredRow, WriteContext } from '../../documents/write-context.ts';
import { type ContentManagerRequest, findContentManagerRequest } from './content-manager-request.ts';
import { askForNothing, readLess } from './read-less.ts';
import { syncWithoutReading } from './sync-without-reading.ts';
import { type Update, writeLess } from './write-less.ts';

/**
 * What makes saving and publishing large pages cheaper than Strapi does it, and changes nothing of what is stored. Off,
 * with `shortcuts: false` in the plugin's config, every call does all that Strapi does.
 */
export interface Shortcuts {
  /** Spares the content manager from reading pages that it does not look at. */
  readLess: DocumentMiddleware;
  /** Spares Strapi from reading pages before and after each write. Called once, at the start. */
  syncWithoutReading(): void;
  /**
   * Leaves out of an update the pages that stay as they are.
   * @returns the entry where nothing else changes either, so that nothing has to be written; undefined where something does
   */
  writeLess(context: WriteContext, update: Update): Promise<Record<string, unknown> | undefined>;
  /** Spares an update from reading what its caller does not look at. */
  askForNothing(context: WriteContext): void;
  /** Hands a draft that was saved on to the publishing for which it was saved. Both are one transaction. */
  keepSavedDraft(draft: StoredRow): void;
  /** Adds what the draft holds beside its columns and pages, where a draft is handed on. */
  completeSavedDraft(entry: Readonly<Record<string, unknown>>): void;
  /** The draft that the content manager has saved in the request that publishes now. */
  takeSavedDraft(): StoredRow | undefined;
  /** Whether the content manager publishes in the request that is being answered: first it saves, in the same transaction. */
  isPublishing(): boolean;
  /** Whether an update had nothing to write. */
  hasWrittenNothing(context: WriteContext): boolean;
}

export function createShortcutsService({ strapi }: { strapi: Core.Strapi }): Shortcuts {
  if (!strapi.config.get('plugin::page-builder.shortcuts', true)) return NONE;
  /** By request of the content manager that publishes. */
  const savedDrafts = new WeakMap<ContentManagerRequest, StoredRow>();
  const unwritten = new WeakSet<WriteContext>();
  return {
    readLess: readLess(strapi),
    syncWithoutReading: () => syncWithoutReading(strapi),
    async writeLess(context, update) {
      const entry = await writeLess(strapi, context, update);
      if (entry) unwritten.add(context);
      return entry;
    },
    askForNothing: (context) => askForNothing(strapi, context),
    keepSavedDraft(draft) {
      const request = findContentManagerRequest(strapi);
      if (request?.task === 'publish') savedDrafts.set(request, draft);
    },
    completeSavedDraft(entry) {
      const request = findContentManagerRequest(strapi);
      const draft = request && savedDrafts.get(request);
      if (draft) savedDrafts.set(request, { ...entry, ...draft });
    },
    takeSavedDraft() {
      const request = findContentManagerRequest(strapi);
      const draft = request && savedDrafts.get(request);
      if (request) savedDrafts.delete(request);
      return draft;
    },
    isPublishing: () => findContentManagerRequest(strapi)?.task === 'publish',
    hasWrittenNothing: (context) => unwritten.has(context),
  };
}

const NONE: Shortcuts = {
  readLess: (_context, next) => next(),
  syncWithoutReading: () => undefined,
  writeLess: async () => undefined,
  askForNothing: () => undefined,
  keepSavedDraft: () => undefined,
  completeSavedDraft: () => undefined,
  takeSavedDraft: () => undefined,
  isPublishing: () => false,
  hasWrittenNothing: () => false,
};

/** `strapi.plugin('page-builder').service('shortcuts')`, typed. */
export function getShortcuts(strapi: Core.Strapi): Shortcuts {
  return strapi.plugin('page-builder').service('shortcuts') as Shortcuts;
}
