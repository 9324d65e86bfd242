import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';

/** Rows as the database gives them; every response is put together from named fields, so nothing else can leave. */
export type Row = Record<string, unknown> & { documentId: string };

/** `strapi.db.query` for types that are known by name only. */
export function query(strapi: Core.Strapi, type: string) {
  return strapi.db.query(type as UID.ContentType);
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

/** What of a picture stays in view where it is cut. The media library keeps it as JSON, which may hold anything. */
export function toFocalPoint(value: unknown): { x: number; y: number } | null {
  const { x, y } = entry(value) ?? { x: null, y: null };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

export function toCountry(value: unknown): Country | null {
  return COUNTRIES.find((country) => country === value) ?? null;
}
