import type { BikeBrandEntry } from '@lumavelo/blocks/contract';
import { identify, type Row, text } from '../../rows/read-row.ts';

export const BRAND_FIELDS = ['documentId', 'title', 'slug', 'description'] as const;

export function toBrand(row: Row): BikeBrandEntry {
  const title = text(row.title);
  return { ...identify(row), title, slug: text(row.slug), description: text(row.description) || title };
}
