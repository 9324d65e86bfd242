import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import { getService } from '../services/index.ts';

export function createPublishingController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** For the publisher: whether there is something to build. */
    async contentState(context: RequestContext) {
      context.set('Cache-Control', 'no-store');
      context.body = { data: await getService(strapi, 'content-state').read() };
    },

    /** For editors: how things stand with the sites. */
    async state(context: RequestContext) {
      context.body = { data: await getService(strapi, 'publisher').readState() };
    },
  };
}
