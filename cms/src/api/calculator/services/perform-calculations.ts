import type { Core } from '@strapi/strapi';
import { describeCalculator, performCalculation } from '../../../calculations/perform.ts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  perform: (slug: string, body: unknown) => performCalculation(strapi, slug, body),
  describe: (slug: string) => describeCalculator(strapi, slug),
});
