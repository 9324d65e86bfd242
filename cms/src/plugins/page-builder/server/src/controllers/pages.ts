import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../documents/is-localized.ts';
import { listPageFields } from '../documents/page-fields.ts';
import type { RequestContext } from '../request-context.ts';
import { hasDeliveryKey } from '../services/delivery/delivery-key.ts';
import {
  createDeliveryRules,
  type DeliveryRules,
  readListParameters,
  readPageParameters,
  type SiteParameters,
} from '../services/delivery/parameters.ts';
import type { CachedResponse } from '../services/delivery/response-cache.ts';
import { sendResponse } from '../services/delivery/send-response.ts';
import { getService } from '../services/index.ts';
import { getRegistry } from '../services/registry/registry.ts';

/** Reading published pages, for the site builds and anyone else; drafts for those who hold the preview token. */
export function createPagesController({ strapi }: { strapi: Core.Strapi }) {
  const pages = getService(strapi, 'pages');
  let rules: DeliveryRules | undefined;
  // With the first request, when everything is registered.
  const readRules = () => {
    rules ??= createRules(strapi);
    return rules;
  };
  return {
    async find(context: RequestContext) {
      const parameters = readListParameters(context.query, readRules());
      send(context, parameters, await pages.find(parameters, { isFresh: hasDeliveryKey(context) }));
    },
    async findOne(context: RequestContext) {
      const parameters = readPageParameters(context.query, readRules());
      send(context, parameters, await pages.findOne(parameters, { isFresh: hasDeliveryKey(context) }));
    },
  };
}

function createRules(strapi: Core.Strapi): DeliveryRules {
  const { sites, pageTypes } = getRegistry(strapi);
  const types = [...pageTypes.keys()].map((uid) => {
    const type = strapi.contentType(uid as UID.ContentType);
    return { uid, fields: listPageFields(type), isLocalized: isLocalized(type) };
  });
  return createDeliveryRules(sites, types);
}

/** Published responses carry their hash; drafts are kept by nobody. */
function send(context: RequestContext, { status }: SiteParameters, response: CachedResponse): void {
  context.vary(['Authorization', 'X-Preview-Token']);
  if (status === 'published') {
    sendResponse(context, response);
    return;
  }
  context.type = 'application/json';
  context.set('Cache-Control', 'private, no-store');
  context.body = response.body;
}
