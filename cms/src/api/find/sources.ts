import type { CalculatorEntry, Findable } from '@lumavelo/blocks/contract';
import { identify, type Row, text } from '../../rows/read-row.ts';
import { BRAND_FIELDS, toBrand } from '../bike-brand/to-brand.ts';
import { TYPE_FIELDS, toType } from '../bike-type/to-type.ts';
import { toFaq } from '../faq/to-faq.ts';

export interface Source<Entry> {
  type: string;
  /** The field that names an entry; the list is sorted by it and can be searched in it. */
  titleField: 'title' | 'name';
  fields: readonly string[];
  populate?: Record<string, { select: string[] }>;
  read(row: Row): Entry;
}

/** What can be found, and what of it. Nothing else of the CMS can be asked for here. */
export const SOURCES: { readonly [Name in keyof Findable]: Source<Findable[Name]> } = {
  calculators: {
    type: 'api::calculator.calculator',
    titleField: 'name',
    fields: ['documentId', 'slug', 'name', 'description'],
    read: toCalculator,
  },
  faqs: {
    type: 'api::faq.faq',
    titleField: 'title',
    fields: ['documentId', 'title', 'category'],
    populate: { items: { select: ['question', 'answer'] } },
    read: toFaq,
  },
  'bike-types': { type: 'api::bike-type.bike-type', titleField: 'title', fields: TYPE_FIELDS, read: toType },
  'bike-brands': { type: 'api::bike-brand.bike-brand', titleField: 'title', fields: BRAND_FIELDS, read: toBrand },
};

function toCalculator(row: Row): CalculatorEntry {
  return { ...identify(row), slug: text(row.slug), name: text(row.name), description: text(row.description) };
}
