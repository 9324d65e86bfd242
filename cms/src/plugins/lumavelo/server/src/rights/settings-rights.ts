import { CELL_ROLES } from '@lumavelo/blocks/contract';
import type { Core, UID } from '@strapi/strapi';

/**
 * What editors may change in each type that holds settings; nested fields by their path. Every other field steers where
 * data goes, who gets it, what runs or what is trusted, and is for administrators. So is a new one until it is named here.
 */
export const EDITORS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'api::site-setting.site-setting': [
    'organisation',
    'email',
    'phone',
    'office',
    'socialLinks',
    'reviewStatistics.rating',
    'reviewStatistics.total',
    'ownPictures.picture',
    'ownPictures.instead',
    'faqs',
  ],
  'api::calculator-config.calculator-config': [
    'country',
    'calculatorSlug',
    ...CELL_ROLES,
    'defaultCells.cell',
    'defaultCells.value',
    'furtherCalculators.calculatorSlug',
    ...CELL_ROLES.map((role) => `furtherCalculators.${role}`),
  ],
  'api::menu.menu': ['headerPages', 'footerPages'],
};

/** Addresses of people, which only administrators see. All other settings are public. */
const PRIVATE_FIELD = /^leadRecipients\b/;

const READ = 'plugin::content-manager.explorer.read';
const CREATE = 'plugin::content-manager.explorer.create';
const UPDATE = 'plugin::content-manager.explorer.update';
const DELETE = 'plugin::content-manager.explorer.delete';

/** Without its entry, a site has lost all that administrators set for it. */
const SITE_ENTRY = { subject: 'api::site-setting.site-setting', actions: [CREATE, DELETE] };

const ADMINISTRATOR = 'strapi-super-admin';

/** The roles of Strapi's that write content. Roles that administrators make are theirs to decide. */
const WRITERS = ['strapi-editor', 'strapi-author'];

interface PermissionRow {
  id: number;
  action: string;
  subject: string;
  properties: { fields?: string[] };
  role: { name: string; code: string };
}

/**
 * Takes what is for administrators from Strapi's editors and authors, at every start: earlier releases gave it to them.
 * Of roles that administrators made, the log names those that have it.
 */
export async function keepSettingsToAdministrators(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const rows: PermissionRow[] = await permissions.findMany({
    where: {
      subject: { $in: Object.keys(EDITORS_FIELDS) },
      action: { $in: [READ, CREATE, UPDATE, DELETE] },
      role: { code: { $ne: ADMINISTRATOR } },
    },
    populate: ['role'],
  });
  const others = new Set<string>();
  for (const { id, action, subject, properties, role } of rows) {
    const isOfEntries = subject === SITE_ENTRY.subject && SITE_ENTRY.actions.includes(action);
    // A permission that names no fields is one for all of them.
    const named = action === DELETE ? [] : (properties.fields ?? listFields(strapi, subject));
    const fields = named.filter((field) => isForEditors(action, subject, field));
    if (!isOfEntries && fields.length === named.length) continue;
    if (!WRITERS.includes(role.code)) others.add(role.name);
    else if (isOfEntries) await permissions.delete({ where: { id } });
    else await permissions.update({ where: { id }, data: { properties: { ...properties, fields } } });
  }
  if (others.size === 0) return;
  strapi.log.warn(
    `Roles may change or see settings that are for administrators: ${[...others].join(', ')}. ` +
      'Unless that is meant, take it from them under Settings, Roles.',
  );
}

function isForEditors(action: string, subject: string, field: string): boolean {
  return action === READ ? !PRIVATE_FIELD.test(field) : (EDITORS_FIELDS[subject]?.includes(field) ?? false);
}

/** All fields of a type as permissions name them, nested ones by their path. */
function listFields(strapi: Core.Strapi, uid: string): string[] {
  return strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentTypes[uid as UID.ContentType], { components: strapi.components });
}
