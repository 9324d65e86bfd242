import type { Segment } from 'page-format';
import { useEffect, useState } from 'react';
import { type FormerText, keyOfFormer } from '../../../../shared/translation/former-text.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { keyOf } from '../../../../shared/translation/text-versions.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

interface Former {
  /** What the original of a text said when that was confirmed; undefined while it is not known. */
  textOf(pair: TextPair): Segment['text'] | undefined;
  /** Why nothing is known; empty otherwise. */
  failure: string;
}

interface Answer {
  texts: ReadonlyMap<string, Segment['text']>;
  failure: string;
}

/**
 * What changed texts of the original said before, which is asked for when there are such texts.
 * @param source the original, see `useOriginal`
 */
export function useFormer(
  pairs: readonly TextPair[],
  source: object | undefined,
  { entry, field, from }: { entry: Entry; field: string; from: string },
): Former {
  const { t } = useTranslation();
  const { get } = useServer();
  const [{ texts, failure }, setAnswer] = useState<Answer>(NOTHING);
  const { model, documentId = '', locale } = entry;
  const isAsked = pairs.some(({ was }) => was !== undefined);

  useEffect(() => {
    setAnswer(NOTHING);
    if (!isAsked || !source) return;
    let isCurrent = true;
    const load = async (): Promise<Answer> => {
      const params = { model, documentId, locale, field, from };
      const { data } = await get<{ data: FormerText[] }>('/page-builder/sources/former', { params });
      const found = requireList<FormerText>(data?.data, data);
      return { texts: new Map(found.map((text) => [keyOfFormer(text), text.text])), failure: '' };
    };
    load()
      .catch((error: unknown) => ({ ...NOTHING, failure: describeFailure(error, t) }))
      .then((answer) => isCurrent && setAnswer(answer));
    return () => {
      isCurrent = false;
    };
    // Not asked anew for another language of the editor.
  }, [get, isAsked, source, model, documentId, locale, field, from]);

  return {
    failure,
    textOf: ({ block, source: { place }, was: version }) =>
      version === undefined ? undefined : texts.get(keyOfFormer({ block, place: keyOf(place), version })),
  };
}

const NOTHING: Answer = { texts: new Map(), failure: '' };
