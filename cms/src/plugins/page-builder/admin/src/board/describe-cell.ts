import type { TextCounts } from '../../../shared/translation/count-texts.ts';
import { type BoardCell, type BoardTotal, countTodo } from '../../../shared/translation-board.ts';
import type { TFunction } from '../text/use-translation.ts';

/** How urgent a cell is, which its words say too. */
export type Tone = 'open' | 'missing' | 'done';

export interface CellState {
  tone: Tone;
  /** What is to be done, one or two things. */
  lines: readonly string[];
}

/** What a page in a language still needs; null is one that is missing. */
export function describeState(cell: BoardCell | null, t: TFunction): CellState {
  if (cell === null) return { tone: 'missing', lines: [t('board.missing')] };
  const { counts, origin } = cell;
  if (counts === null) return { tone: 'done', lines: [t('board.uncounted')] };
  if (origin === null) return { tone: 'done', lines: [t('board.original')] };
  if (standsAlone(counts)) return { tone: 'done', lines: [t('board.own')] };
  const lines: string[] = [];
  if (counts.new.texts + counts.machine.texts + counts.edited.texts > 0)
    lines.push(t('board.todo', { words: countTodo(counts) }));
  if (counts.outOfDate.texts > 0) lines.push(t('board.outOfDate', { words: counts.outOfDate.words }));
  return lines.length > 0 ? { tone: 'open', lines } : { tone: 'done', lines: [t('board.ready')] };
}

/** Whether a page has no block of its original. */
const standsAlone = ({ all, absent }: TextCounts) => all.texts > 0 && all.texts === absent.texts;

/**
 * What else is to be known of it: what visitors see, what it lacks, and who works on it.
 * @param words of the original
 */
export function listNotes(
  cell: BoardCell | null,
  words: number,
  t: TFunction,
  tellWhen: (when: string) => string,
): string[] {
  if (cell === null) return [t('board.words', { words })];
  const { publication, counts, changedAt, changedBy, openedBy } = cell;
  const when = tellWhen(changedAt);
  return [
    ...(counts && counts.absent.words > 0 && !standsAlone(counts)
      ? [t('board.absent', { words: counts.absent.words })]
      : []),
    ...(publication ? [t(`board.${publication}`)] : []),
    changedBy === null ? when : t('board.by', { when, name: changedBy }),
    ...(openedBy.length > 0 ? [t('board.open', { names: openedBy.join(', ') })] : []),
  ];
}

/** What is left to do in a language, over all pages that were found. */
export function describeTotal(total: BoardTotal | undefined, t: TFunction): string[] {
  const { missing = 0, missingWords = 0, todoWords = 0, outOfDateWords = 0 } = total ?? {};
  const lines = [
    ...(missing > 0
      ? [`${t('board.missingPages', { count: missing })} (${t('board.words', { words: missingWords })})`]
      : []),
    ...(todoWords > 0 ? [t('board.todo', { words: todoWords })] : []),
    ...(outOfDateWords > 0 ? [t('board.outOfDate', { words: outOfDateWords })] : []),
  ];
  return lines.length > 0 ? lines : [t('board.done')];
}
