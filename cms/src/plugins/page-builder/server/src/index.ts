import { bootstrap } from './bootstrap.ts';
import { sectionType } from './content-types/section.ts';
import { register } from './register.ts';
import { routes } from './routes/index.ts';
import { mayReadPages } from './services/permissions.ts';
import { OEMBED_ENDPOINTS } from './services/video-preview.ts';

/** The server side of the plugin: fields, checks on every write, delivery to the sites, look-ups for the editor. */
export default {
  config: {
    default: {
      previewToken: '',
      deliveryKey: '',
      publisher: { url: '', secret: '' },
      oembed: OEMBED_ENDPOINTS,
      sites: {},
    },
    validator(config: { previewToken?: unknown; deliveryKey?: unknown; sites?: unknown }) {
      if (typeof config.previewToken !== 'string') throw new Error('"previewToken" must be a text.');
      if (typeof config.deliveryKey !== 'string') throw new Error('"deliveryKey" must be a text.');
      if (typeof config.sites !== 'object' || config.sites === null) {
        throw new Error('"sites" must hold the address of each country\'s site, such as { nl: "https://…" }.');
      }
    },
  },
  contentTypes: { section: sectionType },
  policies: { 'may-read-pages': mayReadPages },
  register,
  bootstrap,
  routes,
};
