import { type CachedResponse, toCachedResponse } from 'strapi-plugin-page-builder/server';
import { contracts } from '../contracts.ts';
import { describeRoutes } from '../describe-routes.ts';

/** Made when it is asked for first; it changes with the code alone. */
let description: CachedResponse | undefined;

export default {
  /** The description of all public routes, as it is sent. */
  describe(): CachedResponse {
    description ??= toCachedResponse(describeRoutes(contracts));
    return description;
  },
};
