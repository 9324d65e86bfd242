import { useEffect, useMemo, useState } from 'react';
import type { TermPair } from '../../../../shared/glossary.ts';
import { readSegment } from '../../../../shared/plain-text.ts';
import { createTermFinder } from '../../../../shared/translation/find-terms.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../api/server.ts';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

const PATH = '/page-builder/glossary';

/** The terms of texts, by their keys; texts without one are left out. */
export type TermsByText = ReadonlyMap<string, readonly TermPair[]>;

/** The terms of the glossary that the originals of texts have, and why they are not known; empty otherwise. */
export function useGlossary(
  server: Pick<Server, 'get'>,
  pairs: readonly TextPair[],
  { from, to, isReady }: { from: string; to: string; isReady: boolean },
): { terms: TermsByText; failure: string } {
  const { t } = useTranslation();
  const [glossary, setGlossary] = useState<readonly TermPair[]>([]);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    setGlossary([]);
    setFailure('');
    if (!isReady) return;
    const ending = new AbortController();
    server
      .get<{ data: TermPair[] }>(PATH, { params: { from, to }, signal: ending.signal })
      .then(({ data }) => setGlossary(requireList<TermPair>(data?.data, data)))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) setFailure(describeFailure(error, t));
      });
    return () => ending.abort();
    // Not loaded anew for another language of the editor.
  }, [from, to, isReady, server]);

  const find = useMemo(() => createTermFinder(glossary), [glossary]);
  const terms = useMemo(() => {
    const found = pairs.map((pair) => [keyOfPair(pair), find(readSegment(pair.source))] as const);
    return new Map(found.filter(([, list]) => list.length > 0));
  }, [pairs, find]);
  return { terms, failure };
}
