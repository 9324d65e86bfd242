import type {
  BikeBrandEntry,
  BikeTypeEntry,
  CalculatorEntry,
  FaqEntry,
  ReviewEntry,
  ReviewStatistics,
} from '@lumavelo/blocks/contract';
import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';

/** Rows as the database gives them; every answer is put together from named fields, so nothing else can leave. */
export type Row = Record<string, unknown> & { documentId: string };

/** `strapi.db.query` for types that are known by name only. */
export function query(strapi: Core.Strapi, type: string) {
  return strapi.db.query(type as UID.ContentType);
}

export const BRAND_FIELDS = ['documentId', 'title', 'slug', 'description'] as const;
export const TYPE_FIELDS = ['documentId', 'title', 'value'] as const;

export function toBrand(row: Row): BikeBrandEntry {
  const title = text(row.title);
  return { ...identify(row), title, slug: text(row.slug), description: text(row.description) || title };
}

export function toType(row: Row): BikeTypeEntry {
  return { ...identify(row), title: text(row.title), value: text(row.value) };
}

export function toFaq(row: Row): FaqEntry {
  const items = list(row.items).map(({ question, answer }) => ({ question: text(question), answer: text(answer) }));
  return { ...identify(row), title: text(row.title), category: text(row.category), items };
}

export function toCalculator(row: Row): CalculatorEntry {
  return { ...identify(row), slug: text(row.slug), name: text(row.name), description: text(row.description) };
}

/** A component of site settings; null while a part of it is missing. */
export function toStatistics(value: unknown): ReviewStatistics | null {
  const rating = number(entry(value)?.rating);
  const total = number(entry(value)?.total);
  return rating === null || total === null ? null : { rating, total };
}

export function toReview(row: Row): ReviewEntry {
  return {
    ...identify(row),
    rating: number(row.rating) ?? 0,
    author_name: text(row.author_name),
    text: text(row.text),
    profile_photo_url: text(row.profile_photo_url),
    time: typeof row.time === 'string' ? row.time : null,
  };
}

export function identify({ documentId }: Row): { id: string; documentId: string } {
  return { id: documentId, documentId };
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number; decimals may arrive as text. Null when there is none. */
export function number(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const read = Number(value);
  return Number.isFinite(read) ? read : null;
}

/** The entries of a repeatable component or a relation to many. */
export function list(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}

/** The entry of a component or of a relation to one. */
export function entry(value: unknown): Row | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined;
}

export function toCountry(value: unknown): Country | null {
  return COUNTRIES.find((country) => country === value) ?? null;
}
