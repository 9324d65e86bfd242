/** What the content manager adds to an entry that is no field of its form. */
const NO_FIELDS = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'status',
]);

/**
 * What the admin sends when an editor presses Publish: the whole form, as Strapi 5.54 fills it from the entry
 * (`transformDocument` of the content manager). Empty values are left out, relations that nobody touched are sent as
 * such, and entries of a dynamic zone keep their ids.
 * @param url address of the entry in the content manager
 */
export async function readForm(url: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { headers });
  const { data, meta } = (await answer.json()) as { data?: Record<string, unknown>; meta?: { basedOn?: object } };
  if (!data) throw new Error(`Reading the entry to publish was answered with ${answer.status}.`);
  const fields = Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (NO_FIELDS.has(name) || value === null) return [];
      return [[name, Array.isArray(value) ? value.map(fillEntry) : value]];
    }),
  );
  // The page builder's part of the admin says which versions of the fields the form was filled from.
  return meta?.basedOn ? { ...fields, basedOn: meta.basedOn } : fields;
}

/** An entry of a dynamic zone; the content manager answers with the number of entries in place of a relation. */
function fillEntry(entry: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      if (value === null) return [];
      const isRelation = typeof value === 'object' && 'count' in value;
      return [[name, isRelation ? { connect: [], disconnect: [] } : value]];
    }),
  );
}
