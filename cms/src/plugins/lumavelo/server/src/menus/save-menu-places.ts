import type { Core, UID } from '@strapi/strapi';
import { errors, parse } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;

const MENUS = 'api::menu.menu' as UID.ContentType;
const PAGES = 'api::page.page';

/** Which menus are to lead to the page; one that is not named stays as it is. */
const PLACES = z.strictObject({ header: z.boolean().optional(), footer: z.boolean().optional() });
type Places = z.infer<typeof PLACES>;

interface ContentManager {
  'permission-checker': {
    create(options: { userAbility: object; model: string }): { can: { update(menu?: object): boolean } };
  };
}

/**
 * Middleware of the content manager's routes that save a page: what the page's form says about the menus, under the key
 * `menus` beside the fields, is saved with the page. Both are stored, or nothing is.
 */
export const saveMenuPlaces: Middleware = async (context, next) => {
  const sent: unknown = context.request.body;
  if (context.params.model !== PAGES || typeof sent !== 'object' || sent === null || !('menus' in sent)) return next();
  const { menus, ...body } = sent;
  const places = parse(PLACES, menus);
  context.request.body = body;
  await assertMayChange(context.state.userAbility);
  await strapi.db.transaction(async () => {
    await next();
    const { documentId, locale } = (context.body as { data: { documentId: string; locale: string } }).data;
    await setPlaces(documentId, locale, places);
  });
};

async function assertMayChange(userAbility: object): Promise<void> {
  const service = strapi
    .plugin('content-manager')
    .service('permission-checker') as ContentManager['permission-checker'];
  const { can } = service.create({ userAbility, model: MENUS });
  // Roles may be held to entries of their own.
  const menus = await strapi.db.query(MENUS).findMany({ populate: ['createdBy'] });
  if (can.update() && menus.every((menu) => can.update(menu))) return;
  // Of other refusals Strapi keeps the reason to itself.
  throw new errors.PolicyError('You may not change the menus, so the page was not saved either.');
}

/** A page that comes in goes to the end; one that is in keeps its place. */
async function setPlaces(page: string, locale: string, { header, footer }: Places): Promise<void> {
  const documents = strapi.documents(MENUS);
  const chosen = { select: ['documentId'] };
  const rows: Menu[] = await strapi.db
    .query(MENUS)
    .findMany({ populate: { headerPages: chosen, footerPages: chosen } });
  const menu = rows.find((row) => row.locale === locale);
  const data = {
    ...change('headerPages', page, header, menu),
    ...change('footerPages', page, footer, menu),
  } as object;
  // The menus of all languages are one document.
  const documentId = rows[0]?.documentId;
  if (documentId) await documents.update({ documentId, locale, data });
  else await documents.create({ locale, data });
}

interface Menu {
  documentId: string;
  locale: string;
  headerPages: { documentId: string }[];
  footerPages: { documentId: string }[];
}

function change(field: 'headerPages' | 'footerPages', page: string, wanted: boolean | undefined, menu?: Menu): object {
  const isIn = menu?.[field].some(({ documentId }) => documentId === page) ?? false;
  if (wanted === undefined || wanted === isIn) return {};
  return { [field]: wanted ? { connect: [page] } : { disconnect: [page] } };
}
