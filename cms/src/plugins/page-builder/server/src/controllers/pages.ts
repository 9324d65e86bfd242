import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../request-context.ts';
import type { CachedAnswer } from '../services/delivery/answer-cache.ts';
import { hasDeliveryKey } from '../services/delivery/delivery-key.ts';
import { readListParameters, readPageParameters, type SiteParameters } from '../services/delivery/parameters.ts';
import { sendAnswer } from '../services/delivery/send-answer.ts';
import { getService } from '../services/index.ts';

/** Reading published pages, for the site builds and anyone else; drafts for those who hold the preview token. */
export function createPagesController({ strapi }: { strapi: Core.Strapi }) {
  const pages = getService(strapi, 'pages');
  return {
    async find(context: RequestContext) {
      const parameters = readListParameters(context.query);
      send(context, parameters, await pages.find(parameters, { isFresh: hasDeliveryKey(context) }));
    },
    async findOne(context: RequestContext) {
      const parameters = readPageParameters(context.query);
      send(context, parameters, await pages.findOne(parameters, { isFresh: hasDeliveryKey(context) }));
    },
  };
}

/** Published answers may be asked for again by their hash; drafts are kept by nobody. */
function send(context: RequestContext, { status }: SiteParameters, answer: CachedAnswer): void {
  context.vary(['Authorization', 'X-Preview-Token']);
  if (status === 'published') {
    sendAnswer(context, answer);
    return;
  }
  context.type = 'application/json';
  context.set('Cache-Control', 'private, no-store');
  context.body = answer.body;
}
