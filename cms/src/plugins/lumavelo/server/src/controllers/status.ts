import type { Core } from '@strapi/strapi';
import { isDemo } from '../demo/demo-flag.ts';

type Context = Parameters<Core.ControllerHandler>[0];

export const statusController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Whether this is a demo, whose login everyone knows. */
  async find(context: Context) {
    context.body = { data: { demo: await isDemo(strapi) } };
  },
});
