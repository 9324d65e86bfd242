import { useMemo, useRef } from 'react';
import { readSegment } from '../../../../shared/plain-text.ts';
import { listMissing } from '../../../../shared/translation/find-terms.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Entry } from '../../session/entry.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useFindForeign } from '../alt-texts/use-find-foreign.ts';
import { checkAddress, checkTranslation, type TranslationAdvice } from './check-translation.ts';
import { describeTerm } from './TermList.tsx';
import type { TermsByText } from './use-glossary.ts';

type AdviceByText = ReadonlyMap<string, readonly TranslationAdvice[]>;

/**
 * What might be wrong with the translations of a page, by the keys of the texts. What nobody has translated yet is in the
 * words of the original, and says nothing. While one text is written, the advice on the others stays the same object.
 */
export function useAdvice(
  pairs: readonly TextPair[],
  entry: Pick<Entry, 'model' | 'place'>,
  terms: TermsByText,
): AdviceByText {
  const { t } = useTranslation();
  const findForeign = useFindForeign(entry, pairs.length > 0);
  const language = entry.place.lang.split('-')[0] ?? '';
  const known = useRef<AdviceByText>(new Map());
  return useMemo(() => {
    const texts = pairs.map((pair) => ({
      key: keyOfPair(pair),
      original: readSegment(pair.source),
      words: wordsOf(pair),
    }));
    const addressed = checkAddress(new Map(texts.map(({ key, words }) => [key, words])), language);
    const checked = new Map<string, readonly TranslationAdvice[]>();
    const advice = texts.map(({ key, original, words }) => {
      const foreign = findForeign?.(words);
      const address = addressed.get(key);
      const missing = words === '' ? [] : listMissing(words, terms.get(key) ?? []);
      const found = JSON.stringify([original, words, language, foreign, address, missing]);
      const said = known.current.get(found) ?? [
        ...checkTranslation(original, words, language),
        ...(missing.length === 0
          ? []
          : [{ kind: 'terms', words: missing.map((term) => describeTerm(term, t)).join(', ') } as const]),
        ...(foreign === undefined ? [] : [{ kind: 'foreign', language: foreign } as const]),
        ...(address ? [address] : []),
      ];
      checked.set(found, said);
      return [key, said] as const;
    });
    known.current = checked;
    return new Map(advice);
  }, [pairs, language, findForeign, terms, t]);
}

function wordsOf({ target, state }: TextPair): string {
  return state === 'new' || target === undefined ? '' : readSegment({ text: target });
}
