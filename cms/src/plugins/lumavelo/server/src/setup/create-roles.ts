import { LOCALES } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';

/** What Strapi calls the two roles that it makes on a new database beside the super administrator. */
const EDITOR = 'strapi-editor';
const AUTHOR = 'strapi-author';

const PAGES = 'api::page.page';
const SECTIONS = 'plugin::page-builder.section';
const READ = 'plugin::content-manager.explorer.read';
const PUBLISH = 'plugin::content-manager.explorer.publish';
const SHARE = 'plugin::page-builder.shares.manage';
const LOCK = 'plugin::page-builder.locks.manage';
const GLOSSARY = 'plugin::page-builder.glossary.manage';
const ASK = 'plugin::page-builder.translation-requests.ask';
const OWN = ['admin::is-creator'];

/** What can be done with content: Strapi's own rights, and those of the page builder. */
const CONTENT_ACTIONS = ['plugin::content-manager.explorer.', 'plugin::page-builder.'];

interface Permission {
  action: string;
  subject: string | null;
  properties: Record<string, unknown>;
  conditions: string[];
}

/**
 * Gives the roles of a new database what the people who have them need; administrators may change it later. Editors
 * look after everything in every locale, saved sections and the glossary included, share drafts, lock blocks and ask for
 * translations. Authors read everything, write and share pages of their own, and publish nothing.
 */
export async function createRoles(strapi: Core.Strapi): Promise<void> {
  const contents = listContentPermissions(strapi);
  const share = { action: SHARE, subject: null, properties: {}, conditions: [] };
  const manage = [LOCK, GLOSSARY, ASK].map((action) => ({ ...share, action }));
  await assign(strapi, EDITOR, [...contents, share, ...manage]);
  await assign(strapi, AUTHOR, [
    { ...share, conditions: OWN },
    ...contents
      .filter(({ action, subject }) => action === READ || (subject === PAGES && action !== PUBLISH))
      .map((permission) => (permission.action === READ ? permission : { ...permission, conditions: OWN })),
  ]);
}

/** Everything that can be done with our own content types and saved sections, with all their fields and locales. */
function listContentPermissions(strapi: Core.Strapi): Permission[] {
  const actions = strapi
    .service('admin::permission')
    .actionProvider.values()
    .filter(({ section }: { section: string }) => section === 'contentTypes');
  const all: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions, { restrictedSubjects: [] });
  return all
    .filter(({ subject }) => subject?.startsWith('api::') || subject === SECTIONS)
    .map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties: isLocalized(strapi, subject) ? { ...properties, locales: [...LOCALES] } : { ...properties },
      conditions: conditions ?? [],
    }));
}

function isLocalized(strapi: Core.Strapi, subject: string | null): boolean {
  const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === subject);
  return type !== undefined && strapi.plugin('i18n').service('content-types').isLocalizedContentType(type);
}

/** Replaces what a role may do with content; what it may do with files and plugins stays as Strapi made it. */
async function assign(strapi: Core.Strapi, code: string, contents: readonly Permission[]): Promise<void> {
  const role: { id: number } | null = await strapi.service('admin::role').findOne({ code });
  if (!role) return;
  const present: Permission[] = await strapi
    .service('admin::permission')
    .findMany({ where: { role: { id: role.id } } });
  const others = present
    .filter(({ action }) => !CONTENT_ACTIONS.some((prefix) => action.startsWith(prefix)))
    .map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  await strapi.service('admin::role').assignPermissions(role.id, [...others, ...contents]);
}
