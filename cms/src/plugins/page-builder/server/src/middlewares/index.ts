import { type Limit, limitRate } from './limit-rate.ts';

/** Of routes. Those of the document service are joined in `documents.ts`. */
export const middlewares: Record<string, (limit: Limit) => ReturnType<typeof limitRate>> = {
  'limit-rate': (limit: Limit) => limitRate(limit),
};
