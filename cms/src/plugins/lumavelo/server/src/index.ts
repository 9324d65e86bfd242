import { tryOutController } from './controllers/calculations.ts';
import { statusController } from './controllers/status.ts';
import { register } from './register.ts';
import mayReadType from './rights/may-read-type.ts';
import { calculationsRouter } from './routes/calculations.ts';
import { filesRouter } from './routes/files.ts';
import { statusRouter } from './routes/status.ts';
import { createCalculations } from './services/calculations.ts';
import { createGeocoder } from './services/geocoder.ts';
import { createRedirects } from './services/redirects.ts';
import { createSetup } from './services/setup.ts';

/** What this site adds to Strapi: calculators, redirects, who may do what, and what a new database starts with. */
export default {
  policies: { 'may-read-type': mayReadType },
  controllers: { calculations: tryOutController, status: statusController },
  services: {
    calculations: createCalculations,
    geocoder: createGeocoder,
    redirects: createRedirects,
    setup: createSetup,
  },
  routes: { calculations: calculationsRouter, files: filesRouter, status: statusRouter },
  register,
};
