import type { Core } from '@strapi/strapi';

/**
 * A content type of a project that made its pages with a dynamic zone before, added to the CMS of a test: thirteen
 * components, up to four deep. `landing-mapping.json` says which block each is.
 */
export function addTo(strapi: Core.Strapi): void {
  const components = strapi.get('components') as unknown as { add(components: object): void };
  components.add(
    Object.fromEntries(
      Object.entries(COMPONENTS).map(([name, attributes]) => [`landing.${name}`, component(name, attributes)]),
    ),
  );
  const schema = {
    kind: 'collectionType',
    apiName: 'landing',
    collectionName: 'landings',
    globalId: 'Landing',
    info: { singularName: 'landing', pluralName: 'landings', displayName: 'Landing page' },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: {
      name: { type: 'string', ...localized },
      sections: { type: 'dynamiczone', components: IN_ZONE.map((name) => `landing.${name}`), ...localized },
      content: { type: 'customField', customField: 'plugin::page-builder.page', ...localized },
    },
  };
  const apis = strapi.get('apis') as { add(name: string, api: object): void };
  apis.add('landing', {
    contentTypes: { landing: { schema, actions: {}, lifecycles: {} } },
    register: () => strapi.config.set('plugin::page-builder.zones', ['tests/harness/landing-mapping.json']),
  });
}

const localized = { pluginOptions: { i18n: { localized: true } } };

const string = () => ({ type: 'string' });
const image = () => ({ type: 'media', multiple: false, allowedTypes: ['images'] });
const file = () => ({ type: 'media', multiple: false, allowedTypes: ['files', 'images'] });
const several = (name: string) => ({ type: 'component', component: `landing.${name}`, repeatable: true });
const one = (name: string) => ({ type: 'component', component: `landing.${name}`, repeatable: false });

const IN_ZONE = ['part', 'questions', 'logos', 'downloads', 'banner', 'actions', 'heading', 'gallery', 'poem'];

const COMPONENTS: Record<string, Record<string, object>> = {
  part: {
    width: { type: 'enumeration', enum: ['narrow', 'wide'] },
    framed: { type: 'boolean' },
    switchers: several('switcher'),
  },
  switcher: { look: { type: 'enumeration', enum: ['white', 'blue'] }, panels: several('panel') },
  panel: { name: string(), icon: image(), texts: several('text') },
  text: { body: { type: 'blocks' } },
  questions: { faq: { type: 'relation', relation: 'oneToOne', target: 'api::faq.faq' } },
  logos: { logos: several('logo') },
  logo: { image: image(), alt: string(), url: string() },
  downloads: { files: several('download'), hint: string() },
  download: { file: file(), name: string() },
  banner: { title: string(), target: one('target') },
  target: { path: string() },
  actions: { buttons: several('action') },
  action: { label: string(), path: string(), priority: { type: 'enumeration', enum: ['high', 'low'] } },
  heading: { words: string(), level: { type: 'integer' }, internalNote: string() },
  gallery: { images: { type: 'media', multiple: true, allowedTypes: ['images'] } },
  /** In no mapping. */
  poem: { verses: { type: 'text' } },
};

function component(name: string, attributes: Record<string, object>): object {
  const schema = { collectionName: `components_landing_${name}`, info: { displayName: name }, options: {}, attributes };
  return {
    ...schema,
    __schema__: structuredClone(schema),
    uid: `landing.${name}`,
    category: 'landing',
    modelType: 'component',
    modelName: name,
    globalId: `ComponentLanding${name}`,
  };
}
