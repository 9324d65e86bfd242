import { COUNTRIES, LOCALES, type SiteSettings, type SiteSettingsAnswer } from '@lumavelo/blocks/core';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { entry, FAQ, list, number, query, type Row, text, toFaq } from './entries.ts';

const SETTINGS = 'api::site-setting.site-setting';

const PARAMETERS = z.strictObject({ country: z.enum(COUNTRIES), locale: z.enum(LOCALES).optional() });

const STATISTICS = z.object({ rating: z.number(), total: z.number() });

export const siteSettings = defineCall({
  path: '/site',
  summary: 'What all pages of a country share; its FAQs in the locale that is named, else in all.',
  parameters: PARAMETERS,
  answer: z.object({
    data: z
      .object({
        country: z.enum(COUNTRIES),
        organisation: z.string(),
        email: z.string(),
        phone: z.string(),
        cdnPrefix: z.string(),
        apiPublicUrl: z.string(),
        reviewStatistics: STATISTICS.nullable(),
        faqs: z.array(FAQ),
      })
      .nullable(),
  }),
  reads: [SETTINGS, 'api::faq.faq'],
  load: loadSettings,
});

async function loadSettings(
  strapi: Core.Strapi,
  { country, locale }: z.infer<typeof PARAMETERS>,
): Promise<SiteSettingsAnswer> {
  const [row]: Row[] = await query(strapi, SETTINGS).findMany({
    where: { country },
    populate: {
      reviewStatistics: true,
      faqs: { select: ['documentId'] },
    },
  });
  if (!row) return { data: null };
  // The relation names entries; which version and locale of them is meant is asked here.
  const faqs: Row[] = await query(strapi, 'api::faq.faq').findMany({
    where: {
      documentId: { $in: list(row.faqs).map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
      ...(locale && { locale }),
    },
    select: ['documentId', 'title', 'category'],
    populate: { items: { select: ['question', 'answer'] } },
    orderBy: [{ title: 'asc' }, { documentId: 'asc' }],
  });
  return {
    data: {
      country,
      organisation: text(row.organisation),
      email: text(row.email),
      phone: text(row.phone),
      cdnPrefix: text(row.cdnPrefix),
      apiPublicUrl: text(row.apiPublicUrl),
      reviewStatistics: toStatistics(row.reviewStatistics),
      faqs: faqs.map(toFaq),
    },
  };
}

function toStatistics(value: unknown): SiteSettings['reviewStatistics'] {
  const rating = number(entry(value)?.rating);
  const total = number(entry(value)?.total);
  return rating === null || total === null ? null : { rating, total };
}
