import type { Core } from '@strapi/strapi';
import { sendResponse } from 'strapi-plugin-page-builder/server';

type Context = Parameters<Core.ControllerHandler>[0];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find(context: Context) {
    sendResponse(context, strapi.service('api::openapi.openapi').describe());
  },
});
