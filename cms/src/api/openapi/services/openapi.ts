import { type CachedAnswer, toAnswer } from '@lumavelo/page-builder/answer-cache';
import { contracts } from '../contracts.ts';
import { describeRoutes } from '../describe-routes.ts';

/** Made when it is asked for first; it changes with the code alone. */
let description: CachedAnswer | undefined;

export default {
  /** The description of all public routes, as it is sent. */
  describe(): CachedAnswer {
    description ??= toAnswer(describeRoutes(contracts));
    return description;
  },
};
