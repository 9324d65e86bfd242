import type { Registry } from 'page-format';
import type { Server } from '../../api/server.ts';
import {
  compareFile,
  type DocumentPlace,
  type FileComparison,
  type FilePart,
  readDocument,
} from '../../editor/languages/files/translation-file.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { describeProblem } from './describe-problem.ts';
import { type Loaded, type LoadedPage, loadPages } from './load-pages.ts';

/** A page of a file, and what the file would change there, or why it cannot. */
export interface ComparedPart {
  part: FilePart;
  title: string;
  found: { page: LoadedPage; comparison: FileComparison } | { problem: string };
}

interface Comparing {
  server: Pick<Server, 'post'>;
  registry: Registry;
  t: TFunction;
  signal: AbortSignal;
  /** Called with how many pages are loaded. */
  tell(done: number): void;
}

/** The pages of a file beside what is stored of them. */
export async function compareParts(
  parts: readonly FilePart[],
  { server, registry, t, signal, tell }: Comparing,
): Promise<ComparedPart[]> {
  const places = parts.map(({ document }) => readDocument(document));
  const loaded = new Map<DocumentPlace, Loaded>();
  const onLoaded = (place: DocumentPlace, page: Loaded) => {
    loaded.set(place, page);
    tell(loaded.size);
  };
  const known = places.filter((place) => place !== undefined);
  await loadPages(server, known, registry, { signal, onLoaded });
  return parts.map((part, index): ComparedPart => {
    const place = places[index];
    const page = place && loaded.get(place);
    const title = part.title || part.document;
    if (!place || !page) return { part, title, found: { problem: t('boardFiles.problem.unknown') } };
    if ('problem' in page) return { part, title, found: { problem: describeProblem(page, place, t) } };
    return { part, title: page.title ?? title, found: { page, comparison: compareFile(part.units, page.pairs) } };
  });
}
