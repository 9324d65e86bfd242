import type { RequestContext } from '../request-context.ts';
import { hasBearer } from '../services/delivery/preview-token.ts';
import { readContentState } from '../services/publishing/content-state.ts';
import { readPublisherState } from '../services/publishing/publisher.ts';
import { forPageEditors } from './editor.ts';

const secret = () => strapi.config.get<string>('plugin::page-builder.publisher.secret', '');

/** For the publisher alone: whether there is something to build. */
export const publishingRoutes = [
  {
    method: 'GET',
    path: '/content-state',
    config: { auth: false },
    async handler(context: RequestContext) {
      if (!hasBearer(context, secret())) return context.unauthorized('This needs the publisher’s secret.');
      context.set('Cache-Control', 'no-store');
      context.body = { data: await readContentState(strapi) };
    },
  },
];

/** For editors: how things stand with the sites. */
export const publishingEditorRoutes = [
  {
    method: 'GET',
    path: '/publishing',
    config: forPageEditors,
    async handler(context: RequestContext) {
      context.body = { data: await readPublisherState(strapi) };
    },
  },
];
