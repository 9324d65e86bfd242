import { config } from './config.ts';
import { contentTypes } from './content-types/index.ts';
import { tryOutController } from './controllers/calculations.ts';
import { leadsController } from './controllers/leads.ts';
import { newsletterController } from './controllers/newsletter.ts';
import { statusController } from './controllers/status.ts';
import { saveMenuPlaces } from './menus/save-menu-places.ts';
import { register } from './register.ts';
import { policies } from './rights/route-policies.ts';
import { adminRouter } from './routes/admin.ts';
import { filesRouter } from './routes/files.ts';
import { leadsRouter } from './routes/leads.ts';
import { newsletterRouter } from './routes/newsletter.ts';
import { createCalculations } from './services/calculations.ts';
import { createFacts } from './services/facts.ts';
import { createGeocoder } from './services/geocoder.ts';
import { createLeads } from './services/leads.ts';
import { createRedirects } from './services/redirects.ts';
import { createSetup } from './services/setup.ts';

/** What this site adds to Strapi: calculators, leads, redirects, who may do what, and what a new database starts with. */
export default {
  config,
  contentTypes,
  policies,
  middlewares: { 'save-menu-places': () => saveMenuPlaces },
  controllers: {
    calculations: tryOutController,
    leads: leadsController,
    newsletter: newsletterController,
    status: statusController,
  },
  services: {
    calculations: createCalculations,
    facts: createFacts,
    geocoder: createGeocoder,
    leads: createLeads,
    redirects: createRedirects,
    setup: createSetup,
  },
  routes: {
    admin: adminRouter,
    files: filesRouter,
    leads: leadsRouter,
    newsletter: newsletterRouter,
  },
  register,
};
