import { useMemo, useState } from 'react';
import { ENTRY } from '../../../../../shared/envelope.ts';
import type { TextPair } from '../../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../../api/server.ts';
import { getSites } from '../../../api/sites.ts';
import { listForMachine } from '../translate-by-machine.ts';
import { useAdvice } from '../use-advice.ts';
import { useGlossary } from '../use-glossary.ts';
import { useMachine } from '../use-machine.ts';
import { useOffers } from '../use-offers.ts';
import { type DeskStore, pathOf } from './desk-store.ts';

/** What helps with translating an entry without a page: as for pages, the machine, the glossary, the memory and advice. */
export function useEntryTools(server: Pick<Server, 'get' | 'post' | 'del'>, store: DeskStore) {
  const { desk, place } = store;
  const { model, locale } = place;
  /** Path of the text that the focus was in last. */
  const [entered, setEntered] = useState<string>();
  const from = desk?.from ?? '';
  const isReady = from !== '';
  const texts = desk?.texts ?? NONE;
  const known = JSON.stringify(texts.map(({ pair }) => [pathOf(pair), pair.source.text, pair.target, pair.state]));
  // The desk is another one each time it is asked for.
  const prose = useMemo(() => texts.filter(({ isSlug }) => !isSlug), [known]);
  const pairs = useMemo(() => prose.map(({ pair }) => pair), [prose]);
  const shown = useMemo(() => getSites().findPlace({ model, locale, values: {} }), [model, locale]);

  const languages = { from, to: locale };
  const glossary = useGlossary(server, pairs, { ...languages, isReady });
  const advice = useAdvice(pairs, { model, place: shown }, glossary.terms);
  const machine = useMachine({
    ...{ server, entry: place, field: ENTRY, from, isReady: isReady && desk?.canTranslateByMachine === true },
    put: (came) => store.putIn(came),
  });
  const writable = prose.filter(({ canWrite }) => canWrite);
  const current = writable.find(({ pair }) => pathOf(pair) === entered);
  const offers = useOffers(server, current?.pair, languages, current?.maxLength);
  return {
    ...{ glossary, advice, machine, offers, setEntered },
    forMachine: listForMachine(writable.map(({ pair }) => pair)),
    /** Whether offers are for this text. */
    isCurrent: (pair: TextPair) => current !== undefined && pathOf(current.pair) === pathOf(pair),
  };
}

const NONE: readonly never[] = [];
