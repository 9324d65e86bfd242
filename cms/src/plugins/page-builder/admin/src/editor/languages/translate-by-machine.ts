import { dequal } from 'dequal/lite';
import { countTagged, hasWords, writeTagged } from 'page-format';
import {
  type AskedText,
  type EndReason,
  type MachineAnswer,
  MOST_TEXTS,
  type TextProblem,
  type TranslatedText,
} from '../../../../shared/machine-translation.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { keyOf } from '../../../../shared/translation/text-versions.ts';
import { versionOf } from '../../../../shared/version.ts';
import type { Server } from '../../api/server.ts';
import { requireList } from '../../text/describe-failure.ts';
import type { PutText } from './put-texts.ts';

export const MACHINE_PATH = '/page-builder/machine-translation';

/**
 * What a whole page or block has for the machine: texts that say the same as the original, or nothing, and those that the
 * machine had translated from words that have changed. Never what a person wrote.
 */
export function listForMachine(pairs: readonly TextPair[]): TextPair[] {
  return pairs.filter(
    (pair) => (pair.state === 'new' || (pair.state === 'outOfDate' && pair.isMachine)) && hasWords(pair.source.text),
  );
}

/** Characters that leave for the service. */
export function countCost(pairs: readonly TextPair[]): number {
  return countTagged(pairs.flatMap(({ source }) => writeTagged(source.text)));
}

export interface MachineCall {
  server: Pick<Server, 'post'>;
  /** The page, and the language of its original. */
  place: { model: string; documentId: string; locale: string; field: string; from: string };
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** What came of a call. */
export interface MachineResult {
  came: readonly (readonly [TextPair, TranslatedText])[];
  ended?: EndReason;
  /** Characters that are left of the month. */
  left?: number;
  /** What the server said instead of an answer. */
  error?: unknown;
}

/** Has texts translated, a few at a time, until all are, or something ends it. What has come by then is kept. */
export async function translateByMachine(
  pairs: readonly TextPair[],
  { server, place, signal, onProgress }: MachineCall,
): Promise<MachineResult> {
  const came: (readonly [TextPair, TranslatedText])[] = [];
  let left: number | undefined;
  const result = () => ({ came, ...(left !== undefined && { left }) });
  for (let at = 0; at < pairs.length; at += MOST_TEXTS) {
    const asked = pairs.slice(at, at + MOST_TEXTS);
    try {
      const call = { ...place, texts: asked.map(toAsked) };
      const { data: answer } = await server.post<MachineAnswer>(MACHINE_PATH, call, { signal });
      const texts = requireList<TranslatedText>(answer?.data, answer);
      came.push(...asked.flatMap((pair, index) => (texts[index] ? [[pair, texts[index]] as const] : [])));
      left = answer.meta.left;
      onProgress(came.length);
      if (answer.meta.ended) return { ...result(), ended: answer.meta.ended };
    } catch (error) {
      return signal.aborted ? result() : { ...result(), error };
    }
    if (signal.aborted) break;
  }
  return result();
}

function toAsked({ block, source, index }: TextPair): AskedText {
  return { block, place: keyOf(source.place), index, version: versionOf(source.text) };
}

/** Why a text was not put in, beside what the server says of it: somebody wrote here meanwhile, or it has no place. */
export type PutProblem = Exclude<TextProblem, 'missing'> | 'written' | 'noPlace';

/**
 * Which of the translations that came may be put in: where a person wrote since they were asked for, theirs stays.
 * @param now the texts as they stand by now
 */
export function sortAnswers(
  came: MachineResult['came'],
  now: readonly TextPair[],
): { texts: PutText[]; problems: (readonly [TextPair, PutProblem])[] } {
  const current = new Map(now.map((pair) => [keyOfPair(pair), pair]));
  const texts: PutText[] = [];
  const problems: (readonly [TextPair, PutProblem])[] = [];
  for (const [pair, answer] of came) {
    const here = current.get(keyOfPair(pair));
    if ('problem' in answer) {
      if (answer.problem !== 'missing') problems.push([pair, answer.problem]);
    } else if (!here) problems.push([pair, 'noPlace']);
    else if (!dequal(here.target, pair.target)) problems.push([pair, 'written']);
    else texts.push({ pair: here, text: answer.text });
  }
  return { texts, problems };
}
