import type { Core, UID } from '@strapi/strapi';
import type { Problem } from 'page-format';
import { getRegistry, readBases, type ServerCheck } from 'strapi-plugin-page-builder/server';

/**
 * Content types of another project, each with page fields in another setting, added to the CMS of a test, whose
 * configuration of the page builder says as little as that project's. `boot-cms.ts` calls this before Strapi loads, so that
 * its plugins treat them like content types from files.
 */
export function addTo(strapi: Core.Strapi): void {
  const apis = strapi.get('apis') as { add(name: string, api: object): void };
  for (const [name, type] of Object.entries(TYPES)) {
    const schema = {
      kind: 'collectionType',
      apiName: name,
      collectionName: `${name}s`,
      globalId: `Bakery${name}`,
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      ...type,
    };
    const contentTypes = { [name]: { schema, actions: {}, lifecycles: {} } };
    apis.add(name, {
      contentTypes,
      ...(name === 'cake' && { ...priceRoute(strapi), register: () => register(strapi) }),
    });
  }
}

/** One of its own for each attribute: Strapi writes into them. */
const page = () => ({ type: 'customField', customField: 'plugin::page-builder.page' });
const localized = { pluginOptions: { i18n: { localized: true } } };

const TYPES = {
  /** Without languages, without drafts, two pages in an entry. */
  cake: {
    options: { draftAndPublish: false },
    attributes: {
      name: { type: 'string', required: true },
      path: { type: 'string' },
      price: { type: 'decimal' },
      supplier: { type: 'string' },
      recipe: page(),
      story: page(),
    },
  },
  /** With languages, without drafts. */
  post: {
    options: { draftAndPublish: false },
    ...localized,
    attributes: {
      headline: { type: 'string', ...localized },
      address: { type: 'string', ...localized },
      body: { ...page(), ...localized },
    },
  },
  /** A single type with drafts, without languages. */
  imprint: {
    kind: 'singleType',
    options: { draftAndPublish: true },
    attributes: { heading: { type: 'string' }, text: page() },
  },
};

/** What no cake may name, not in drafts either. */
export const FORBIDDEN_WORD = 'margarine';

/** What is told who writes of a cake, and refused nobody. */
export const DISCOURAGED_WORD = 'sprinkles';

/** `PUT /api/cakes/:id/price`: a route of the project's own, which writes what it means to, or from what it was told. */
function priceRoute(strapi: Core.Strapi) {
  const setPrice: Core.ControllerHandler = async (context) => {
    const { id: documentId } = context.params;
    const data = context.request.body as object;
    const cake = await strapi.documents('api::cake.cake' as UID.ContentType).update({ documentId, data });
    context.body = { data: cake, meta: await readBases(strapi, 'api::cake.cake', cake ? [cake] : []) };
  };
  return {
    controllers: { cake: { setPrice } },
    routes: {
      cake: {
        routes: [{ method: 'PUT', path: '/cakes/:id/price', handler: 'cake.setPrice', config: { auth: false } }],
      },
    },
  };
}

function register(strapi: Core.Strapi): void {
  strapi.config.set('plugin::page-builder.basedOn', { rule: 'when-sent', types: ['api::review.review'] });
  const registry = getRegistry(strapi);
  registry.addPageType('api::cake.cake', { title: 'name', slug: 'path', fields: ['price'] });
  registry.addPageType('api::post.post', { title: 'headline', slug: 'address' });
  registry.addPageType('api::imprint.imprint', { title: 'heading' });
  const findWord =
    (word: string, message: string): ServerCheck['find'] =>
    ({ document, uid }) =>
      document.blocks.flatMap(({ id, type, props }): Problem[] => {
        if (uid !== 'api::cake.cake' || !JSON.stringify(props).includes(word)) return [];
        return [{ level: 'error', blockId: id, blockType: type, path: [], message: { en: message, de: message } }];
      });
  registry.addCheck({ on: 'save', find: findWord(FORBIDDEN_WORD, 'We bake with butter.') });
  registry.addCheck({ on: 'edit', find: findWord(DISCOURAGED_WORD, 'Fruit looks better.') });
}
