import type { Core } from '@strapi/strapi';
import {
  type AnyBlockDefinition,
  assertBlocks,
  createRegistry,
  type PageCheck,
  type PageDocument,
  type Problem,
  type Registry,
  withSyncedSections,
} from 'page-format';
import type { PublicAttributes } from './public-attributes.ts';
import { createSiteRules, type SiteOptions, type SiteRules } from './sites.ts';

/** A content type whose entries are pages: delivered to the sites, and to be linked to. */
export interface PageType extends PublicAttributes {
  /** Attribute with the page's title. */
  title: string;
  /** Attribute with the page's path, kept unique for each locale and site. Single types have none. */
  slug?: string;
  /** Slugs that the sites use themselves, with all that is below them, such as `assets`. */
  reservedSlugs?: readonly string[];
  /**
   * Attributes by which people find pages on the board of translations, such as `regions`: a text, an enumeration, a list
   * of texts in JSON, or a relation, by the titles of what it leads to.
   */
  filters?: readonly string[];
  /**
   * Shapes the further attributes (`fields`, `populate`) as sites receive them, for example where editors may leave some
   * empty. Without it they are delivered as they are stored.
   */
  format?(attributes: Record<string, unknown>): Record<string, unknown>;
}

/** A page that is about to be stored or to go public. */
export interface CheckedPage {
  document: PageDocument;
  /** Content type, such as `api::page.page`. */
  uid: string;
  /** Attribute that holds the page. */
  field: string;
  /** Null where the type has no languages. */
  locale: string | null;
  /** The sites on which the entry appears. */
  sites: readonly string[];
  /** The entry's fields as they will be, as far as they are known; empty before it is saved for the first time. */
  entry: Readonly<Record<string, unknown>>;
}

/**
 * A rule that needs more than the page: the database, the sites, the place where the page stands. It runs on the server
 * alone; the editor asks for it when somebody pauses. Errors refuse, warnings are advice. What the page itself shows is a `PageCheck`,
 * listed with the blocks, which the editor asks too.
 */
export interface ServerCheck {
  /**
   * `save`: what it finds is refused in drafts too. `publish`: drafts may have it. `edit`: the editor shows it, and nothing
   * is refused, so that publishing does not wait for what is only advice.
   */
  on: 'save' | 'publish' | 'edit';
  find(page: CheckedPage): readonly Problem[] | Promise<readonly Problem[]>;
}

/** What a project tells the page builder, each in the `register()` of its own plugin or of the project. */
export interface PageBuilderRegistry {
  /**
   * The blocks that pages are made of, and what is checked of whole pages: `addBlocks(blocks.values(), blocks.checks)`.
   * @throws Error for a type or a check that is there already
   */
  addBlocks(definitions: Iterable<AnyBlockDefinition>, checks?: readonly PageCheck[]): void;
  /** @param uid such as `api::page.page` @throws Error for a type that is there already */
  addPageType(uid: string, type: PageType): void;
  /**
   * A content type that blocks may refer to, and what visitors may see of its entries. What is on no such list resolves to
   * null, whatever a document says.
   * @throws Error for a type that is there already
   */
  addEntryType(uid: string, attributes: PublicAttributes): void;
  /** @throws Error when called twice */
  setSites(options: SiteOptions): void;
  addCheck(check: ServerCheck): void;

  readonly blocks: Registry;
  readonly pageTypes: ReadonlyMap<string, PageType>;
  readonly entryTypes: ReadonlyMap<string, PublicAttributes>;
  readonly sites: SiteRules;
  listChecks(on: ServerCheck['on']): readonly ServerCheck[];
}

/** Keeps what projects register. It is read from the start of the CMS on, and takes nothing more then. */
export function createRegistryService(): PageBuilderRegistry {
  const definitions = new Map<string, AnyBlockDefinition>();
  const pageTypes = new Map<string, PageType>();
  const entryTypes = new Map<string, PublicAttributes>();
  const pageChecks = new Map<string, PageCheck>();
  const checks: ServerCheck[] = [];
  let siteOptions: SiteOptions | undefined;
  let sites: SiteRules | undefined;
  let blocks: Registry | undefined;

  const add = <Value>(what: string, all: Map<string, Value>, name: string, value: Value) => {
    assertOpen(what, name);
    if (all.has(name)) throw new Error(`The page builder was told of the ${what} "${name}" twice. Register it once.`);
    all.set(name, value);
  };
  const assertOpen = (what: string, name: string) => {
    if (!blocks && !sites) return;
    throw new Error(
      `The page builder was told of the ${what} "${name}" after the start. Register it in register(), not in bootstrap().`,
    );
  };

  return {
    addBlocks: (added, addedChecks = []) => {
      const list = [...added];
      assertBlocks(list, 'addBlocks');
      for (const definition of list) add('block', definitions, definition.type, definition);
      for (const check of addedChecks) add('page check', pageChecks, check.id, check);
    },
    addPageType: (uid, type) => add('page type', pageTypes, uid, type),
    addEntryType: (uid, attributes) => add('entry type', entryTypes, uid, attributes),
    setSites: (options) => {
      assertOpen('sites by', options.parameter);
      if (siteOptions) throw new Error('The page builder was told of sites twice. Register all of them at once.');
      siteOptions = options;
    },
    addCheck: (check) => {
      assertOpen('check on', check.on);
      checks.push(check);
    },
    get blocks() {
      blocks ??= joinBlocks([...definitions.values()], [...pageChecks.values()]);
      return blocks;
    },
    pageTypes,
    entryTypes,
    get sites() {
      sites ??= createSiteRules(siteOptions);
      return sites;
    },
    listChecks: (on) => checks.filter((check) => check.on === on),
  };
}

/** A project's blocks and the plugin's own; a project without any has nothing that a section could hold. */
function joinBlocks(definitions: readonly AnyBlockDefinition[], checks: readonly PageCheck[]): Registry {
  const registry = createRegistry(definitions, undefined, checks);
  return definitions.length === 0 ? registry : withSyncedSections(registry);
}

/**
 * What a project registers with the page builder.
 * @throws Error where the plugin is not installed, or not enabled
 */
export function getRegistry(strapi: Core.Strapi): PageBuilderRegistry {
  const plugin: ReturnType<Core.Strapi['plugin']> | undefined = strapi.plugin('page-builder');
  if (!plugin) {
    throw new Error(
      'The plugin "page-builder" is not enabled, so nothing can be registered with it. Add strapi-plugin-page-builder to the ' +
        'dependencies of the project, and take "enabled: false" off "page-builder" in config/plugins.',
    );
  }
  return plugin.service('registry') as PageBuilderRegistry;
}
