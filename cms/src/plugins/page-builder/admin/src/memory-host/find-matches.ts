import type { PageDocument } from 'page-format';
import { treeFromDocument } from '../../../shared/page-tree.ts';
import { pairTexts } from '../../../shared/translation/pair-texts.ts';
import { listRemembered } from '../../../shared/translation/remembered-texts.ts';
import { createSimilarTexts } from '../../../shared/translation/similar-texts.ts';
import {
  LEAST_SCORE,
  type MemoryMatch,
  type MemoryQuestion,
  MOST_MATCHES,
} from '../../../shared/translation-memory.ts';
import { blocks } from '../api/blocks.ts';
import type { MemoryState } from './memory-state.ts';

/** What the entry has confirmed by now, and what was there beside it, as the CMS answers with it. */
export function findMatches(
  { values, translations, sources, memory }: MemoryState,
  field: string,
  { source, from }: Omit<MemoryQuestion, 'to'>,
): MemoryMatch[] {
  const [page, original] = [values[field], translations[from]?.[field]].map((document) =>
    treeFromDocument((document ?? { blocks: [] }) as PageDocument),
  );
  const confirmed =
    page && original ? listRemembered(pairTexts(original, page, sources, from, blocks.getRegistry())) : [];
  const known = [...confirmed, ...memory.filter((text) => text.from === from)].map((text, id) => ({ id, ...text }));
  const similar = createSimilarTexts();
  for (const text of known) similar.add(text.source);
  return similar
    .find(source, LEAST_SCORE, MOST_MATCHES)
    .flatMap(({ text, score }) =>
      known.flatMap((each) =>
        each.source === text ? [{ id: each.id, source: text, target: each.target, score }] : [],
      ),
    )
    .slice(0, MOST_MATCHES);
}
