import { COUNTRIES, LOCALES } from '@lumavelo/blocks/site';
import { LIST, SINGLE } from '@lumavelo/page-builder/parameters';
import { MEDIA_REFERENCE_SCHEMA } from 'page-format/fields';
import { z } from 'zod';
import type { DescribedCall } from './describe-calls.ts';
import { PAGINATION } from './paging.ts';

/** What a document keeps of a file, and where its middle is. */
export const MEDIA = MEDIA_REFERENCE_SCHEMA.shape.snapshot.extend({
  documentId: z.string(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
});

const BLOCK = z.object({
  id: z.string(),
  type: z.string(),
  v: z.number(),
  props: z.record(z.string(), z.unknown()),
  areas: z.record(z.string(), z.array(z.unknown())).optional(),
});

const PAGE = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  locale: z.enum(LOCALES),
  countries: z.array(z.enum(COUNTRIES)),
  localizations: z.array(z.object({ locale: z.string(), slug: z.string(), countries: z.array(z.string()) })),
  seo: z.object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    image: MEDIA.nullable(),
    noIndex: z.boolean(),
  }),
  updatedAt: z.string(),
  document: z.object({ format: z.literal('page'), formatVersion: z.literal(1), blocks: z.array(BLOCK) }),
  refs: z.record(z.string(), z.looseObject({ documentId: z.string() }).nullable()),
});

/** A page that is left out, because what is stored of it cannot be read. */
const DAMAGED = z.object({
  documentId: z.string(),
  title: z.string(),
  locale: z.enum(LOCALES),
  slug: z.string().nullable(),
  path: z.string(),
  message: z.string(),
});

/** Reading pages, which the plugin answers, for the description of all calls. */
export const describedDelivery: readonly DescribedCall[] = [
  {
    method: 'GET',
    path: '/page-builder/pages',
    summary: 'Pages of a country in a locale, with everything that they refer to. Drafts need the preview token.',
    parameters: LIST,
    answer: z.object({ data: z.array(PAGE), meta: z.object({ pagination: PAGINATION, damaged: z.array(DAMAGED) }) }),
    isHashed: true,
    mayRefuse: [401],
  },
  {
    method: 'GET',
    path: '/page-builder/page',
    summary: 'The page with a slug, the home page without one. Drafts need the preview token.',
    parameters: SINGLE,
    answer: z.object({ data: PAGE }),
    isHashed: true,
    mayRefuse: [401, 404],
  },
];
