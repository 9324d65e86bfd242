import { isDemo, markAsDemo } from '@lumavelo/page-builder/demo-flag';
import type { Core, UID } from '@strapi/strapi';
import { DEMO_LOGIN } from './demo-login.ts';
import type { DemoPage, DemoTargets } from './demo-page.ts';
import { uploadDemoImages } from './images.ts';
import { employersNl } from './pages/employers.nl.ts';
import { homeDe } from './pages/home.de.ts';
import { homeNl } from './pages/home.nl.ts';
import { shortHomes } from './pages/short-homes.ts';

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
    const images = await uploadDemoImages(strapi);
    const employers = await publishPage(strapi, [employersNl], { images });
    const targets: DemoTargets = { images, employers: { $ref: 'api::page.page', documentId: employers, hash: '' } };
    await publishPage(strapi, [homeNl, homeDe, ...shortHomes], targets);
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

/**
 * Saves and publishes a page in its locales through the document service, so it passes the checks of an editor's save.
 * @returns the page's document id
 */
async function publishPage<Targets>(
  strapi: Core.Strapi,
  locales: readonly DemoPage<Targets>[],
  targets: Targets,
): Promise<string> {
  let documentId: string | undefined;
  for (const { locale, title, slug, seo, buildContent } of locales) {
    const data = { title, slug, seo, countries: [], content: buildContent(targets) } as object;
    const saved = documentId
      ? await strapi.documents(PAGES).update({ documentId, locale, data, status: 'published' })
      : await strapi.documents(PAGES).create({ locale, data, status: 'published' });
    documentId = saved?.documentId;
  }
  if (!documentId) throw new Error('A demo page has no locale.');
  return documentId;
}
