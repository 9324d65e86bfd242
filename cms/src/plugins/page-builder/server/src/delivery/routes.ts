import { createHash } from 'node:crypto';
import type { RequestContext } from '../request-context.ts';
import { errors } from '../strapi-errors.ts';
import { loadPage, loadPageList } from './load-pages.ts';
import { readListParameters, readPageParameters, type SiteParameters } from './parameters.ts';
import { hasPreviewToken } from './preview-token.ts';

/** Reading published pages, for the site builds and anyone else; drafts for those who hold the preview token. */
export const deliveryRoutes = [
  {
    method: 'GET',
    path: '/pages',
    config: { auth: false },
    async handler(context: RequestContext) {
      const parameters = readListParameters(context.query);
      if (!mayRead(context, parameters)) return refuseDrafts(context);
      answer(context, parameters, await loadPageList(strapi, parameters));
    },
  },
  {
    method: 'GET',
    path: '/page',
    config: { auth: false },
    async handler(context: RequestContext) {
      const parameters = readPageParameters(context.query);
      if (!mayRead(context, parameters)) return refuseDrafts(context);
      const page = await loadPage(strapi, parameters);
      if (!page) {
        const { country, locale, slug } = parameters;
        throw new errors.NotFoundError(`The ${country} site has no page "${slug}" in locale "${locale}".`);
      }
      answer(context, parameters, { data: page });
    },
  },
];

function mayRead(context: RequestContext, { status }: SiteParameters): boolean {
  if (status === 'published') return true;
  return hasPreviewToken(context, strapi.config.get<string>('plugin::page-builder.previewToken', ''));
}

function refuseDrafts(context: RequestContext): void {
  context.unauthorized('Reading drafts needs the preview token, as "Authorization: Bearer <token>".');
}

/** Published answers may be kept and asked for again by their hash; drafts are never kept. */
function answer(context: RequestContext, { status }: SiteParameters, content: object): void {
  const body = JSON.stringify(content);
  context.type = 'application/json';
  context.set('Cache-Control', status === 'published' ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  context.vary(['Authorization', 'X-Preview-Token']);
  context.status = 200;
  context.body = body;
  if (status === 'draft') return;
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  context.etag = tag;
  // Not Koa's own `fresh`: Node's fetch asks for no-cache along with every hash, and would never hear "not modified".
  const known = context.get('If-None-Match').split(/\s*,\s*/);
  if (known.some((entry) => entry.replace(/^W\//, '') === tag)) context.status = 304;
}
