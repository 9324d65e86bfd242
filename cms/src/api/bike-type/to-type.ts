import type { BikeTypeEntry } from '@lumavelo/blocks/contract';
import { identify, type Row, text } from '../../rows/read-row.ts';

export const TYPE_FIELDS = ['documentId', 'title', 'value'] as const;

export function toType(row: Row): BikeTypeEntry {
  return { ...identify(row), title: text(row.title), value: text(row.value) };
}
