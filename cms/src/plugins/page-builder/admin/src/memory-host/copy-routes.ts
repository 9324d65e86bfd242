import type { PageDocument } from 'page-format';
import type { CopiedWork, CopyAnswer, FoundCopy, SentCopy } from '../../../shared/safety-copy.ts';
import type { MemoryState, MemoryStore } from './memory-state.ts';
import type { Routes } from './routes.ts';

/** Safety copies of unsaved work. */
export function createCopyRoutes(store: MemoryStore): Routes {
  return {
    'GET page-builder/safety-copies': async () => ({ data: await listCopies(store.state.copies) }),
    'POST page-builder/safety-copies': ({ body }): { data: CopyAnswer } => {
      const copy = body as unknown as SentCopy;
      const before = store.state.copies.find(({ session }) => session === copy.session);
      const base = copy.base ?? (before?.basedOn === copy.basedOn ? before.base : undefined);
      if (base === undefined) return { data: { state: 'needsBase' } };
      const keptAt = new Date().toISOString();
      const others = store.state.copies.filter(({ session }) => session !== copy.session);
      store.change({ copies: [{ ...copy, base, keptAt }, ...others] });
      return { data: { state: 'kept', keptAt } };
    },
    'DELETE page-builder/safety-copies/*': (_, parts) => {
      store.change({ copies: store.state.copies.filter(({ session }) => session !== parts[2]) });
      return { data: null };
    },
  };
}

/** Safety copies in full, as the CMS hands them out. */
async function listCopies(copies: MemoryState['copies']): Promise<FoundCopy[]> {
  return Promise.all(
    copies.map(async ({ session, keptAt, editedAt, basedOn, work, base }) => ({
      ...{ session, keptAt, editedAt, basedOn, device: '', problem: null },
      work: { ...(await inflate<CopiedWork>(work)), base: await inflate<PageDocument>(base as PageDocument | string) },
    })),
  );
}

async function inflate<Value extends object>(packed: Value | string): Promise<Value> {
  if (typeof packed !== 'string') return packed;
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as Value;
}
