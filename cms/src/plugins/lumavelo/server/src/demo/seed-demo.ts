import type { Core, UID } from '@strapi/strapi';
import { seedCalculators } from './calculators/seed-calculators.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { isDemo, markAsDemo } from './demo-flag.ts';
import { DEMO_LOGIN } from './demo-login.ts';
import { uploadDemoImages } from './images.ts';
import { referToCalculators, seedPages } from './seed-pages.ts';
import { seedTerms } from './seed-terms.ts';

const PAGES = 'api::page.page' as UID.ContentType;

/**
 * Fills an empty database with demo pages and the demo login, once. A database that has an administrator or a page is
 * not empty: a login that everyone knows must never appear beside real ones.
 */
export async function seedDemo(strapi: Core.Strapi, { wanted }: { wanted: boolean }): Promise<void> {
  if ((await isDemo(strapi)) || !(await isEmpty(strapi))) return;
  if (!wanted) {
    strapi.log.info(
      'The database is empty. Open the admin panel to create the first administrator, ' +
        'or start once with SEED_DEMO=true to fill it with demo content.',
    );
    return;
  }
  // All or nothing: a start that is cut off half-way leaves an empty database for the next one to fill.
  await strapi.db.transaction(async () => {
    await createDemoLogin(strapi);
    await seedCalculators(strapi);
    const images = await uploadDemoImages(strapi);
    const { types, faqs, frenchFaqs, reviews } = await seedCatalogue(strapi, images);
    const calculators = await referToCalculators(strapi);
    await seedPages(strapi, { images, types, faqs, frenchFaqs, reviews, calculators });
    await seedTerms(strapi);
    await markAsDemo(strapi);
  });
  strapi.log.info(`Demo content was added. Demo login: ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}`);
}

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const pages = await strapi.db.query(PAGES).count();
  return pages === 0 && (await strapi.db.query('admin::user').count()) === 0;
}

async function createDemoLogin(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi
    .service('admin::user')
    .create({ ...DEMO_LOGIN, isActive: true, registrationToken: null, roles: [role.id] });
}
