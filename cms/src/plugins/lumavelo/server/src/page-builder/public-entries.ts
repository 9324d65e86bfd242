import type { PublicAttributes } from 'strapi-plugin-page-builder/server';

/** What visitors may see of entries that blocks refer to, by content type. A new type is one more line. */
export const PUBLIC_ENTRIES: Readonly<Record<string, PublicAttributes>> = {
  'api::bike-brand.bike-brand': { fields: ['title', 'slug', 'description'] },
  'api::bike-type.bike-type': { fields: ['title', 'value'] },
  'api::faq.faq': { fields: ['title', 'category'], populate: { items: { select: ['question', 'answer'] } } },
  'api::review.review': { fields: ['author_name', 'rating', 'text', 'profile_photo_url', 'time'] },
  'api::calculator.calculator': { fields: ['slug', 'name', 'description', 'country', 'profile'] },
};
