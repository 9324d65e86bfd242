import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';

type Context = Parameters<Core.ControllerHandler>[0];

/** How long a calculator's form may be kept by browsers and proxies, in seconds. */
const FORM_AGE = 60;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async perform(context: Context) {
    context.set('Cache-Control', 'no-store');
    try {
      const service = strapi.plugin('lumavelo').service('calculations');
      context.body = await service.perform(String(context.params.slug), context.request.body);
    } catch (error) {
      if (error instanceof errors.RateLimitError) context.set('Retry-After', '1');
      throw error;
    }
  },

  /** Which cells there are, and what they hold before anything is entered. */
  async findForm(context: Context) {
    context.set('Cache-Control', `public, max-age=${FORM_AGE}`);
    context.body = await strapi.plugin('lumavelo').service('calculations').describe(String(context.params.slug));
  },
});
