import { dequal } from 'dequal/lite';
import type { Registry } from 'page-format';
import { useMemo, useRef } from 'react';
import { ENTRY, type Sources } from '../../../../shared/envelope.ts';
import { withEntry, withEntryBlock, withoutHidden } from '../../../../shared/translation/entry-block.ts';
import { listPaths, readAt } from '../../../../shared/translation/entry-texts.ts';
import { noteBlocks } from '../../../../shared/translation/note-blocks.ts';
import { keyOfPair, type Noted, pairTexts, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { type NamedText, useHost } from '../../host/editor-host.tsx';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import { useSession } from '../../store/use-store.ts';
import { type PutText, putTexts, toFields } from './put-texts.ts';
import { type MachineResult, type PutProblem, sortAnswers } from './translate-by-machine.ts';
import { useEntryValues } from './use-entry-values.ts';
import { useNoted } from './use-noted.ts';
import type { StoredOriginal } from './use-original.ts';

/** What became of translations that came. */
export interface PutReport {
  put: readonly TextPair[];
  problems: readonly (readonly [TextPair, PutProblem])[];
}

export interface Texts {
  /** The texts of the original, those of its entry first, with what stands here. */
  pairs: readonly TextPair[];
  /** The page with the texts of its entry as a block, and the blocks with that one; see `withEntry`. */
  target: Tree;
  registry: Registry;
  /** Notes what became of texts, by their keys. */
  note(noted: ReadonlyMap<string, Noted>): void;
  /** Puts in what somebody types. */
  write(text: PutText): void;
  /**
   * Puts in translations that came, those of blocks as one step of undo, and notes by whom they are: a machine, or a person.
   */
  putIn(came: MachineResult['came'], by: Noted): PutReport;
}

/**
 * The texts of a page's original beside those of the page, and what is noted of them. Those of blocks are written into the
 * page, and those of the entry into its form, as the page settings do.
 * @param source the original, and what is stored about the translation of this page; undefined while it is not there
 * @param entryTexts the texts of the entry
 * @param locale of the original
 */
export function useTexts(
  source: StoredOriginal | undefined,
  entryTexts: readonly NamedText[],
  locale: string,
  editing: Editing,
): Texts {
  const { store } = editing;
  const host = useHost();
  const latest = useRef(host);
  latest.current = host;
  const [values, give] = useEntryValues(host);
  const page = useSession(({ tree }) => tree);
  const noted = useNoted(editing);
  const registry = useMemo(() => withEntryBlock(store.registry, entryTexts), [store.registry, entryTexts]);
  const whole = useMemo(() => source && withEntry(source.tree, entryTexts, source.values), [source, entryTexts]);
  // The form is another one with each change of the page, too.
  const own = JSON.stringify(listPaths(entryTexts).map((path) => readAt(values, path)));
  const original = useMemo(() => whole && withoutHidden(whole, entryTexts, values), [whole, entryTexts, own]);
  const target = useMemo(() => withEntry(page, entryTexts, values), [page, entryTexts, own]);
  const pairs = useMemo(
    () => (source && original ? pairTexts(original, target, withNoted(source.sources, noted), locale, registry) : []),
    [source, original, target, noted, locale, registry],
  );

  /** As it is at this moment, which may be later than what was drawn. */
  const readPairs = () => {
    const sources = { ...source?.sources, ...editing.sources };
    const now = withEntry(store.getSession().tree, entryTexts, latest.current.form.getValues());
    return original ? pairTexts(original, now, sources, locale, registry) : [];
  };
  const note = (how: ReadonlyMap<string, Noted>) => {
    if (!original) return;
    const records = noteBlocks(original, readPairs(), how, locale, { ...source?.sources, ...editing.sources });
    for (const [block, record] of records) editing.noteSource(block, record);
  };
  const put = (texts: readonly PutText[], mergeKey?: string) => {
    give(toFields(texts, entryTexts));
    const { action, put: placed } = putTexts(store.getSession().tree, texts, store.registry);
    if (placed.length > 0) store.perform(action, mergeKey === undefined ? {} : { mergeKey });
  };
  const write = (text: PutText) => {
    const { pair } = text;
    put([text], `translation.${keyOfPair(pair)}`);
    // Nobody noted where the texts of an entry come from, as is done for blocks that are taken over.
    if (pair.block === ENTRY && pair.state === 'new') note(new Map([[keyOfPair(pair), 'written']]));
  };
  const putIn = (came: MachineResult['came'], by: Noted): PutReport => {
    const { texts, problems } = sortAnswers(came, readPairs());
    put(texts);
    // What stands in its place now was put in; a lock, or a place that is not there, may have kept it out.
    const wanted = new Map(texts.map(({ pair, text }) => [keyOfPair(pair), text]));
    const found = readPairs().filter(
      (pair) => wanted.has(keyOfPair(pair)) && dequal(pair.target, wanted.get(keyOfPair(pair))),
    );
    const keys = new Set(found.map(keyOfPair));
    note(new Map([...keys].map((key) => [key, by])));
    const left = texts.filter(({ pair }) => !keys.has(keyOfPair(pair)));
    return { put: found, problems: [...problems, ...left.map(({ pair }) => [pair, 'noPlace'] as const)] };
  };
  return { pairs, target, registry, note, write, putIn };
}

/** What is stored, with what was noted since. Who did what about the other texts of a block is still known. */
function withNoted(stored: Sources, noted: Sources): Sources {
  const records = Object.entries(noted).map(([block, record]) => {
    const by = stored[block]?.locale === record.locale ? stored[block].by : undefined;
    return [block, { ...record, ...(by && { by }) }] as const;
  });
  return { ...stored, ...Object.fromEntries(records) };
}
