import type { Core, UID } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';
import { saveMenuPlaces } from '../menus/save-menu-places.ts';
import { readBody } from './read-body.ts';

type Policy = string | { name: string; config: object };

interface Route {
  method: string;
  path: string;
  config?: { policies?: Policy[]; middlewares?: unknown[] };
}

interface Router {
  routes: Route[];
}

/** Routers of programs are made when they are set up. */
type Routers = Record<string, Router | ((context: object) => Router)>;

interface Guard {
  plugin: string;
  route: string;
  policies?: Policy[];
  /** Around the handler, which would fail where it finds something else, or leave out a part. */
  check?: Middleware;
}

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;

const holds = (...actions: string[]): Policy[] => [{ name: 'admin::hasPermissions', config: { actions } }];

const MAIL = z.looseObject({
  to: z.union([z.string().min(3).max(2_000), z.array(z.string()).min(1).max(100)]),
  subject: z.string().max(1_000),
  text: z.string().optional(),
  html: z.string().optional(),
});

/** Where the content manager saves an entry from its form. */
const FORM_ACTIONS = [
  'POST /collection-types/:model',
  'PUT /collection-types/:model/:id',
  'POST /collection-types/:model/actions/publish',
  'POST /collection-types/:model/:id/actions/publish',
];

/** Where the content manager publishes and takes back. */
const DRAFT_ACTIONS = [
  '/collection-types/:model/actions/publish',
  '/collection-types/:model/:id/actions/publish',
  '/collection-types/:model/:id/actions/unpublish',
  '/collection-types/:model/:id/actions/discard',
  '/collection-types/:model/actions/bulkPublish',
  '/collection-types/:model/actions/bulkUnpublish',
  '/single-types/:model/actions/publish',
  '/single-types/:model/actions/unpublish',
  '/single-types/:model/actions/discard',
];

const assertDrafts: Middleware = async (context, next) => {
  const type = strapi.contentTypes[context.params.model as UID.ContentType];
  if (!type?.options?.draftAndPublish) {
    throw new errors.ValidationError('Entries of this type have no drafts: what is saved is public at once.');
  }
  await next();
};

const assertWebhook: Middleware = async (context, next) => {
  const id = String(context.params.id);
  const webhook = /^\d{1,9}$/.test(id) && (await strapi.get('webhookStore').findWebhook(id));
  if (!webhook) throw new errors.NotFoundError('There is no such webhook.');
  await next();
};

const assertLicense: Middleware = async (_context, next) => {
  if (!strapi.ee.isEE) throw new errors.NotFoundError('This CMS has no license of which time could be left.');
  await next();
};

/**
 * Routes that Strapi gives to every signed-in user, whatever their role allows, and who may use them here. A preview
 * address lets its holder read a draft; an address that is taken tells of drafts; mail goes out in the company's name.
 */
const GUARDS: readonly Guard[] = [
  {
    plugin: 'content-manager',
    route: 'GET /preview/url/:contentType',
    policies: ['plugin::page-builder.may-preview-entry'],
  },
  {
    plugin: 'content-manager',
    route: 'POST /collection-types/:model/actions/bulkFindForValidation',
    policies: ['plugin::lumavelo.may-read-type'],
  },
  { plugin: 'content-manager', route: 'POST /uid/generate', policies: ['plugin::lumavelo.may-read-type'] },
  { plugin: 'content-manager', route: 'POST /uid/check-availability', policies: ['plugin::lumavelo.may-read-type'] },
  ...FORM_ACTIONS.map((route) => ({ plugin: 'content-manager', route, check: saveMenuPlaces })),
  ...DRAFT_ACTIONS.map((path) => ({ plugin: 'content-manager', route: `POST ${path}`, check: assertDrafts })),
  { plugin: 'admin', route: 'POST /webhooks/:id/trigger', check: assertWebhook },
  { plugin: 'admin', route: 'GET /license-trial-time-left', check: assertLicense },
  { plugin: 'email', route: 'POST /', policies: holds('plugin::email.settings.read'), check: readBody(MAIL) },
  {
    plugin: 'admin',
    route: 'POST /permissions/check',
    check: readBody(z.looseObject({ permissions: z.array(z.looseObject({})) })),
  },
  { plugin: 'i18n', route: 'PUT /settings', policies: holds('plugin::i18n.locale.update') },
];

/** Adds the policies and checks to Strapi's routes, before it sets them up. @throws Error where a route is not there */
export function guardRoutes(strapi: Core.Strapi): void {
  for (const guard of GUARDS) {
    const routers = (guard.plugin === 'admin' ? strapi.admin : strapi.plugin(guard.plugin))
      .routes as unknown as Routers;
    let found = 0;
    for (const [name, router] of Object.entries(routers)) {
      if (typeof router === 'function') {
        routers[name] = (context) => {
          const made = router(context);
          return {
            ...made,
            routes: made.routes.map((route) => (isMeant(route, guard) ? addChecks(route, guard) : route)),
          };
        };
        continue;
      }
      router.routes = router.routes.map((route) => {
        if (!isMeant(route, guard)) return route;
        found += 1;
        return addPolicies(addChecks(route, guard), guard);
      });
    }
    if (found === 0) throw new Error(`Strapi has no route "${guard.route}" in ${guard.plugin}; see guard-routes.ts.`);
  }
}

function isMeant({ method, path }: Route, { route }: Guard): boolean {
  return `${method} ${path}` === route;
}

function addChecks(route: Route, { check }: Guard): Route {
  if (!check) return route;
  return { ...route, config: { ...route.config, middlewares: [...(route.config?.middlewares ?? []), check] } };
}

/** Programs have scopes of their API token instead. */
function addPolicies(route: Route, { policies = [] }: Guard): Route {
  return { ...route, config: { ...route.config, policies: [...(route.config?.policies ?? []), ...policies] } };
}
