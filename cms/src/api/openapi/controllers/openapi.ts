import { sendResponse } from '@lumavelo/page-builder/send-response';
import type { Core } from '@strapi/strapi';

type Context = Parameters<Core.ControllerHandler>[0];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find(context: Context) {
    sendResponse(context, strapi.service('api::openapi.openapi').describe());
  },
});
