import type { FaqEntry } from '@lumavelo/blocks/contract';
import { identify, list, type Row, text } from '../../rows/read-row.ts';

export function toFaq(row: Row): FaqEntry {
  const items = list(row.items).map(({ question, answer }) => ({ question: text(question), answer: text(answer) }));
  return { ...identify(row), title: text(row.title), category: text(row.category), items };
}
