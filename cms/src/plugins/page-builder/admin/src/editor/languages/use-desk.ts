import { useMemo, useState } from 'react';
import { readingOrder } from '../../../../shared/differences/list-differences.ts';
import { ENTRY } from '../../../../shared/envelope.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { type NamedText, useHost, useServer } from '../../host/editor-host.tsx';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { findLimit, nameText } from './describe-pair.ts';
import { listForMachine } from './translate-by-machine.ts';
import { useAdvice } from './use-advice.ts';
import { useDeskActions } from './use-desk-actions.ts';
import { useEntryPairs } from './use-entry-pairs.ts';
import { useFormer } from './use-former.ts';
import { useGlossary } from './use-glossary.ts';
import { useMachine } from './use-machine.ts';
import { useNamedTexts } from './use-named-texts.ts';
import { useOffers } from './use-offers.ts';
import { useOpenTexts } from './use-open-texts.ts';
import { useOriginal } from './use-original.ts';
import { useTexts } from './use-texts.ts';

export interface TranslationDeskProps {
  /** Name of the field with the page. */
  name: string;
  entry: Entry;
  editing: Editing;
}

/** The texts of a page beside those of its original, what is offered for them, and what is done with them. */
export function useDesk({ name, entry, editing }: TranslationDeskProps) {
  const { t, translate } = useTranslation();
  const { names, canWrite: canEdit } = useCommands();
  const server = useServer();
  const { canTranslateByMachine } = useHost();
  const chosen = useOriginal(entry, name, editing);
  const { locale, isOriginal, original } = chosen;
  const target = useSession(({ tree }) => tree);
  const [showsAll, setShowsAll] = useState(false);
  /** Key of the text that the focus was in last. */
  const [entered, setEntered] = useState<string>();

  const loadedTexts = useNamedTexts();
  const entryTexts = loadedTexts ?? NO_TEXTS;
  const source = loadedTexts && !isOriginal && original && 'tree' in original ? original : undefined;
  const { pairs, target: whole, registry, note, write, putIn } = useTexts(source, entryTexts, locale, editing);
  const ofEntry = useEntryPairs(pairs, entryTexts, entry);
  const texts = useOpenTexts(source, pairs, note);
  const { open, add } = texts;
  const isForMachine = source !== undefined && canEdit && canTranslateByMachine(entry.model, entry.locale ?? '');
  const machine = useMachine({
    ...{ server, entry, field: name, from: locale, isReady: isForMachine },
    put(came) {
      const report = putIn(came, 'machine');
      add(report.put);
      return report;
    },
  });

  const shown = pairs.filter((pair) => showsAll || open.has(keyOfPair(pair)));
  const openPairs = pairs.filter((pair) => open.has(keyOfPair(pair)));
  const missing = source ? readingOrder(source.tree).filter((id) => !target.blocks.has(id)).length : 0;
  const glossary = useGlossary(server, ofEntry.prose, {
    from: locale,
    to: entry.locale,
    isReady: source !== undefined,
  });
  const former = useFormer(pairs, source, { entry, field: name, from: locale });
  const advice = useAdvice(ofEntry.prose, entry, glossary.terms);
  const forMachine = useMemo(() => listForMachine(ofEntry.prose), [ofEntry.prose]);
  const current = canEdit ? shown.find((pair) => keyOfPair(pair) === entered) : undefined;
  const limit = current && findLimit(current, whole, registry);
  const offers = useOffers(
    server,
    current && !ofEntry.isSlug(current) ? current : undefined,
    { from: locale, to: entry.locale },
    limit,
  );

  const nameOf = (pair: TextPair) => {
    if (pair.block === ENTRY) return ofEntry.nameOf(pair);
    return nameText(pair, pairs, target, { registry: editing.store.registry, names, t, translate });
  };
  const actions = useDeskActions({ write, putIn, texts, shown, showsAll, current, offers, nameOf });

  return {
    ...chosen,
    ...{ source, isLoaded: loadedTexts !== undefined, canEdit, pairs, shown, openPairs, missing, forMachine },
    ...{ showsAll, setShowsAll, current, setEntered, machine, glossary, former, advice, offers, ofEntry },
    ...{ nameOf, limitOf: (pair: TextPair) => findLimit(pair, whole, registry), actions },
  };
}

export type Desk = ReturnType<typeof useDesk>;

const NO_TEXTS: readonly NamedText[] = [];
