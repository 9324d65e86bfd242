import type { Core, UID } from '@strapi/strapi';

/**
 * Fields that decide whose scripts visitors run, and who is told what visitors say of themselves. Who writes pages must not set them, or one editor could reach the
 * session of every visitor.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'api::site-setting.site-setting': ['scriptHosts', 'analyticsId', 'leadRecipients'],
};

const WRITES = ['plugin::content-manager.explorer.create', 'plugin::content-manager.explorer.update'];

/** The roles of Strapi's that write content. Roles that administrators make are theirs to decide. */
const WRITERS = ['strapi-editor', 'strapi-author'];

interface PermissionRow {
  id: number;
  subject: string;
  properties: { fields?: string[] };
}

/** Takes the fields from editors and authors at every start: databases from before have given them some. */
export async function keepFieldsToAdministrators(strapi: Core.Strapi): Promise<void> {
  const permissions: PermissionRow[] = await strapi.db.query('admin::permission').findMany({
    where: { subject: { $in: Object.keys(FIELDS) }, action: { $in: WRITES }, role: { code: { $in: WRITERS } } },
  });
  for (const { id, subject, properties } of permissions) {
    // A permission that names no fields is one for all of them.
    const named = properties.fields ?? Object.keys(strapi.contentTypes[subject as UID.ContentType]?.attributes ?? {});
    const fields = named.filter((field) => !FIELDS[subject]?.includes(field));
    if (fields.length === properties.fields?.length) continue;
    await strapi.db
      .query('admin::permission')
      .update({ where: { id }, data: { properties: { ...properties, fields } } });
  }
}
