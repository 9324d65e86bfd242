import { sendAnswer } from '@lumavelo/page-builder/send-answer';
import type { Core } from '@strapi/strapi';

type Context = Parameters<Core.ControllerHandler>[0];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find(context: Context) {
    sendAnswer(context, strapi.service('api::openapi.openapi').describe());
  },
});
