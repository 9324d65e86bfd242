import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ENTRY } from '../../../../shared/envelope.ts';
import { readAt } from '../../../../shared/translation/entry-texts.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { type NamedText, useHost } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';
import { toSlug } from '../../text/to-slug.ts';

interface EntryPairs {
  /** The texts without addresses, which no language is asked of. */
  prose: readonly TextPair[];
  isSlug(pair: TextPair): boolean;
  /** As the entry's form calls a text of the entry. */
  nameOf(pair: TextPair): string;
  /** Why the form does not take what stands there; undefined for blocks, and where nothing is wrong. */
  problemOf(pair: TextPair): string | undefined;
  /** The address that what it is made from suggests; undefined while that is not translated, or suggests no other one. */
  suggest(slug: TextPair): string | undefined;
}

type Message = MessageDescriptor & { values?: Record<string, string | number> };

/** What a desk has to know of those of its texts that are fields of the entry. */
export function useEntryPairs(pairs: readonly TextPair[], entryTexts: readonly NamedText[], entry: Entry): EntryPairs {
  const { form } = useHost();
  const { formatMessage } = useIntl();
  const textOf = ({ block, source }: TextPair) =>
    block === ENTRY ? entryTexts.find(({ path }) => path === source.place[0]) : undefined;
  const isSlug = (pair: TextPair) => textOf(pair)?.kind === 'slug';
  const prose = useMemo(() => pairs.filter((pair) => !isSlug(pair)), [pairs, entryTexts]);
  return {
    prose,
    isSlug,
    nameOf: (pair) => textOf(pair)?.label ?? '',
    problemOf(pair) {
      const text = textOf(pair);
      const error = text && (readAt(form.errors, text.path) as string | Message | undefined);
      if (typeof error !== 'object' || error === null) return error || undefined;
      const { values, ...message } = error;
      return formatMessage(message, values);
    },
    suggest(slug) {
      const { madeFrom, maxLength = 0 } = textOf(slug) ?? {};
      const title = pairs.find((pair) => pair.block === ENTRY && pair.source.place[0] === madeFrom);
      if (typeof title?.target !== 'string' || title.state === 'new') return undefined;
      const made = toSlug(title.target, entry.params.locale).slice(0, maxLength);
      return made === '' || made === slug.target ? undefined : made;
    },
  };
}
