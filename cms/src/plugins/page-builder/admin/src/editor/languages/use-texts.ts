import { dequal } from 'dequal/lite';
import { useMemo, useState } from 'react';
import type { Sources } from '../../../../shared/envelope.ts';
import {
  keyOfPair,
  type Noted,
  noteTexts,
  pairTexts,
  type TextPair,
} from '../../../../shared/translation/pair-texts.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import { useSession } from '../../store/use-store.ts';
import { putTexts } from './put-texts.ts';
import { type MachineResult, type PutProblem, sortAnswers } from './translate-by-machine.ts';

/** What became of translations that came. */
export interface PutReport {
  put: readonly TextPair[];
  problems: readonly (readonly [TextPair, PutProblem])[];
}

interface Texts {
  /** The texts of the original, with what stands here. */
  pairs: readonly TextPair[];
  /** Notes what became of texts, by their keys. */
  note(noted: ReadonlyMap<string, Noted>): void;
  /** Puts in translations that came, as one step of undo, and notes by whom they are: a machine, or a person. */
  putIn(came: MachineResult['came'], by: Noted): PutReport;
}

/**
 * The texts of a page's original beside those of the page, and what is noted of them.
 * @param source the original, and what is stored about the translation of this page; undefined while it is not there
 * @param locale of the original
 */
export function useTexts(
  source: { tree: Tree; sources: Sources } | undefined,
  locale: string,
  editing: Editing,
): Texts {
  const { store } = editing;
  const target = useSession(({ tree }) => tree);
  const [noted, setNoted] = useState(editing.sources);
  const pairs = useMemo(
    () => (source ? pairTexts(source.tree, target, { ...source.sources, ...noted }, locale, store.registry) : []),
    [source, target, noted, locale, store.registry],
  );

  /** As it is at this moment, which may be later than what was drawn. */
  const readPairs = () => {
    const sources = { ...source?.sources, ...editing.sources };
    return source ? pairTexts(source.tree, store.getSession().tree, sources, locale, store.registry) : [];
  };
  const note = (how: ReadonlyMap<string, Noted>) => {
    const now = readPairs();
    const notedOf = (pair: TextPair) => how.get(keyOfPair(pair));
    for (const block of new Set(now.filter(notedOf).map((pair) => pair.block))) {
      const original = source?.tree.blocks.get(block);
      const before = { ...source?.sources, ...editing.sources }[block];
      const ofBlock = now.filter((pair) => pair.block === block);
      if (original) editing.noteSource(block, noteTexts(original, ofBlock, notedOf, locale, before));
    }
    setNoted(editing.sources);
  };
  const putIn = (came: MachineResult['came'], by: Noted): PutReport => {
    const { texts, problems } = sortAnswers(came, readPairs());
    const { tree } = store.getSession();
    store.perform(putTexts(tree, texts, store.registry).action);
    // What stands in its place now was put in; a lock, or a place that is not there, may have kept it out.
    const wanted = new Map(texts.map(({ pair, text }) => [keyOfPair(pair), text]));
    const put = readPairs().filter(
      (pair) => wanted.has(keyOfPair(pair)) && dequal(pair.target, wanted.get(keyOfPair(pair))),
    );
    const keys = new Set(put.map(keyOfPair));
    note(new Map([...keys].map((key) => [key, by])));
    const left = texts.filter(({ pair }) => !keys.has(keyOfPair(pair)));
    return { put, problems: [...problems, ...left.map(({ pair }) => [pair, 'noPlace'] as const)] };
  };
  return { pairs, note, putIn };
}
