import type { Core } from '@strapi/strapi';
import { type BasesRule, isGuarded, readRule } from './bases/rule.ts';
import { isLocalized } from './documents/is-localized.ts';
import { listPageFields } from './documents/page-fields.ts';
import { keepDocumentIds } from './services/deleted/restore-deleted.ts';
import { getService } from './services/index.ts';
import { keepTables } from './services/own-tables.ts';
import { assertRegistrations } from './services/registry/assert-registrations.ts';
import { loadIconNames } from './services/registry/icon-names.ts';
import { registerRights } from './services/rights/register-rights.ts';
import { searchLists } from './services/search/search-lists.ts';

const NO_BLOCKS =
  'The page builder knows no blocks. Write getRegistry(strapi).addBlocks(registry.values(), registry.checks) in register() of src/index.';

/**
 * Stops the start when something is registered that is not there, or when a page field is declared where its content
 * would be lost, begins to report changes, and drops kept responses when something they are made of changes.
 */
export async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const registry = getService(strapi, 'registry');
  const schemas = { contentTypes: { ...strapi.contentTypes }, components: { ...strapi.components } };
  const isDevelopment = strapi.config.get('environment') === 'development';
  const icons = isDevelopment ? await loadIconNames() : undefined;
  assertRegistrations(registry, schemas, { root: strapi.dirs.app.root, icons });
  assertFieldsAreSafe(Object.values(strapi.contentTypes), Object.values(strapi.components));
  assertTermsAreFree(Object.values(strapi.contentTypes), readRule(strapi));
  if (registry.blocks.size === 0) strapi.log.warn(NO_BLOCKS);
  getService(strapi, 'zones').load();
  getService(strapi, 'shortcuts').syncWithoutReading();
  searchLists(strapi);
  await keepTables(strapi);
  await registerRights(strapi);
  getService(strapi, 'versions').schedule();
  keepDocumentIds(strapi);
  getService(strapi, 'safety-copies').schedule();
  getService(strapi, 'publisher').listen();
  getService(strapi, 'pages').listen();
  getService(strapi, 'share-links').cleanDaily();
  await getService(strapi, 'uses').start();
  await getService(strapi, 'translations').start();
}

interface Schema {
  uid: string;
  pluginOptions?: object;
  attributes: Record<string, object>;
}

/**
 * A page field must be localized on a localized type: Strapi copies everything else into all locales after every save,
 * so one locale's page would replace the others. It must not stand in a component: the checks look at entries.
 * @throws Error naming the attribute and the line to add
 */
export function assertFieldsAreSafe(contentTypes: Schema[], components: Schema[]): void {
  for (const type of contentTypes.filter((entry) => isLocalized(entry))) {
    for (const field of listPageFields(type)) {
      if (isLocalized(type.attributes[field])) continue;
      throw new Error(
        `The page field "${field}" of ${type.uid} is not localized, so saving one locale would overwrite the others. ` +
          'Add "pluginOptions": { "i18n": { "localized": true } } to it.',
      );
    }
  }
  for (const component of components) {
    const [field] = listPageFields(component);
    if (field) {
      throw new Error(`The component ${component.uid} has a page field "${field}". Put it on a content type instead.`);
    }
  }
}

/** Names that stand beside an entry's fields where it is saved; see `shared/save-terms.ts`. */
const TERMS = ['basedOn', 'force'];

/**
 * @param rule of which types writes say what they began from
 * @throws Error naming the attribute that would be taken for what a save says of itself, or a type that does not exist
 */
export function assertTermsAreFree(contentTypes: Schema[], rule: BasesRule): void {
  const missing = rule.types.find((uid) => contentTypes.every((type) => type.uid !== uid));
  if (missing)
    throw new Error(`"basedOn.types" of the page builder names "${missing}", which does not exist. Check its name.`);
  for (const { uid, attributes } of contentTypes.filter((type) => isGuarded(type, rule))) {
    const name = TERMS.find((term) => term in attributes);
    if (name)
      throw new Error(`The attribute "${name}" of ${uid} needs another name: saves say by it what they start from.`);
  }
}
