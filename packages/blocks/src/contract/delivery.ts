import * as format from 'page-format/delivery';
import { z } from 'zod';
import { COUNTRIES, LOCALES } from '../site/locales.ts';
import { deliveredFile } from './files.ts';

const locale = z.enum(LOCALES);

/** A published page of this site: what every page has, the countries that have it, and what search engines show of it. */
export const deliveredPage = format.deliveredPage.extend({
  locale,
  /** None means every country that has the locale. */
  countries: z.array(z.enum(COUNTRIES)),
  localizations: z.array(format.localization.extend({ locale: z.string(), countries: z.array(z.string()) })),
  /** What search engines and link previews show; empty texts mean that the page speaks for itself. */
  seo: z.object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    image: deliveredFile.nullable(),
    noIndex: z.boolean(),
  }),
});

/** A page that is left out, because what is stored of it cannot be read. */
export const damagedPage = format.damagedPage.extend({ locale });

export type DamagedPage = z.infer<typeof damagedPage>;

/** `GET /api/page-builder/pages`; the page builder checks the request. */
export const pagesResponse = z.object({
  data: z.array(deliveredPage),
  meta: z.object({ pagination: format.pagination, damaged: z.array(damagedPage) }),
});

export type PagesResponse = z.infer<typeof pagesResponse>;

/** `GET /api/page-builder/page`; the page builder checks the request. */
export const pageResponse = z.object({ data: deliveredPage });

export type PageResponse = z.infer<typeof pageResponse>;
