import type { Core } from '@strapi/strapi';
import { tryOut } from '../calculations/try-out.ts';

type Context = Parameters<Core.ControllerHandler>[0];

export const tryOutController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What a calculator that is being edited would answer. */
  async tryOut(context: Context) {
    context.body = { data: await tryOut(strapi, context.request.body) };
  },
});
