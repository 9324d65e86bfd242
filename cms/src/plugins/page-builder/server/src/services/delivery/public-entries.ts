/**
 * What visitors may see of entries that blocks refer to: the content types on this list, and of those the fields named
 * here. Everything else resolves to null, whatever a document says. A new type is one more line.
 */
export const PUBLIC_ENTRIES: Readonly<Record<string, PublicEntry>> = {
  'api::bike-brand.bike-brand': { fields: ['title', 'slug', 'description'] },
  'api::bike-type.bike-type': { fields: ['title', 'value'] },
  'api::faq.faq': { fields: ['title', 'category'], populate: { items: { select: ['question', 'answer'] } } },
  'api::review.review': { fields: ['author_name', 'rating', 'text', 'profile_photo_url', 'time'] },
  'api::calculator.calculator': { fields: ['slug', 'name', 'description'] },
};

export interface PublicEntry {
  /** Attributes to deliver; `documentId` always is. */
  fields: readonly string[];
  /** Relations and components to load, as `strapi.db.query` takes them. Only named fields of theirs. */
  populate?: Readonly<Record<string, { select: readonly string[] }>>;
}
