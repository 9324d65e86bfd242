import { leasesContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { errors, parse } from 'strapi-plugin-page-builder/server';

type Context = Parameters<Core.ControllerHandler>[0];

/** How long a calculator's form may be kept by browsers and proxies, in seconds. */
const FORM_AGE = 60;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async perform(context: Context) {
    const { perform } = strapi.plugin('lumavelo').service('calculations');
    await answer(context, () => perform(String(context.params.slug), context.request.body));
  },

  /** What leasing a list of bikes costs somebody. */
  async leases(context: Context) {
    const { ownLeases } = strapi.plugin('lumavelo').service('calculations');
    const question = parse(leasesContract.body, context.request.body);
    await answer(context, () => ownLeases(String(context.params.slug), question));
  },

  /** Which cells there are, and what they hold before anything is entered. */
  async findForm(context: Context) {
    context.set('Cache-Control', `public, max-age=${FORM_AGE}`);
    context.body = await strapi.plugin('lumavelo').service('calculations').describe(String(context.params.slug));
  },
});

/** While too much is calculated, whoever asks is to ask again. */
async function answer(context: Context, calculate: () => Promise<unknown>): Promise<void> {
  context.set('Cache-Control', 'no-store');
  try {
    context.body = await calculate();
  } catch (error) {
    if (error instanceof errors.RateLimitError) context.set('Retry-After', '1');
    throw error;
  }
}
