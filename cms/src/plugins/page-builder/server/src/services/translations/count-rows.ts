import type { Core, UID } from '@strapi/strapi';
import type { TextCounts } from '../../../../shared/translation/count-texts.ts';
import { TRANSLATION_COUNT_MODEL } from '../../names.ts';
import type { TableQuery } from '../table-query.ts';

/** What is counted of one page in one language. */
export interface CountedPage {
  contentType: string;
  entry: string;
  field: string;
  locale: string;
  origin: string | null;
}

type Amounts = Record<`${keyof TextCounts}${'Texts' | 'Words'}`, number>;

export type CountRow = CountedPage & Amounts;

export function queryCounts(strapi: Core.Strapi): TableQuery {
  return strapi.db.query(TRANSLATION_COUNT_MODEL as UID.Schema);
}

/** The row that says how far a page is translated. */
export function toCountRow(page: CountedPage, counts: TextCounts): CountRow & { countedAt: Date } {
  const { all, new: open, machine, edited, outOfDate, absent } = counts;
  return {
    ...page,
    ...{ allTexts: all.texts, allWords: all.words, newTexts: open.texts, newWords: open.words },
    ...{ machineTexts: machine.texts, machineWords: machine.words },
    ...{ editedTexts: edited.texts, editedWords: edited.words },
    ...{ outOfDateTexts: outOfDate.texts, outOfDateWords: outOfDate.words },
    ...{ absentTexts: absent.texts, absentWords: absent.words },
    countedAt: new Date(),
  };
}

export function readCounts(row: CountRow): TextCounts {
  return {
    all: { texts: row.allTexts, words: row.allWords },
    new: { texts: row.newTexts, words: row.newWords },
    machine: { texts: row.machineTexts, words: row.machineWords },
    edited: { texts: row.editedTexts, words: row.editedWords },
    outOfDate: { texts: row.outOfDateTexts, words: row.outOfDateWords },
    absent: { texts: row.absentTexts, words: row.absentWords },
  };
}
