import { bootstrap } from './bootstrap.ts';
import { register } from './register.ts';
import { routes } from './routes.ts';

/** The server side of the plugin: fields, checks on every write, delivery to the sites, look-ups for the editor. */
export default {
  config: {
    default: { previewToken: '' },
    validator(config: { previewToken?: unknown }) {
      if (typeof config.previewToken !== 'string') throw new Error('"previewToken" must be a text.');
    },
  },
  register,
  bootstrap,
  routes,
};
