import { bootstrap } from './bootstrap.ts';
import { config } from './config/index.ts';
import { contentTypes } from './content-types/index.ts';
import { controllers } from './controllers/index.ts';
import { middlewares } from './middlewares/index.ts';
import { policies } from './policies/index.ts';
import { register } from './register.ts';
import { routes } from './routes/index.ts';
import { services } from './services/index.ts';

/** The server side of the plugin: fields, checks on every write, delivery to the sites, look-ups for the editor. */
const plugin: Record<string, unknown> = {
  register,
  bootstrap,
  config,
  contentTypes,
  controllers,
  middlewares,
  policies,
  routes,
  services,
};

export default plugin;
