import type { Core } from '@strapi/strapi';
import { paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import type { UsesAnswer } from '../../../shared/uses.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { listReadable } from '../services/rights/list-readable.ts';
import { errors } from '../strapi-errors.ts';

const QUESTION = z.strictObject({
  type: z.string().regex(/^(?:media|(?:api|plugin)::[\w.-]{1,100})$/),
  documentId: z.string().regex(/^\w{1,64}$/),
  ...paginationQuery,
});

/** `GET /page-builder/uses`: on which pages a file or an entry stands, as far as who asks may read them. */
export function createUsesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async find(context: RequestContext) {
      const { type, documentId, page, pageSize } = parse(QUESTION, context.query);
      const { userAbility } = context.state;
      const target = { $ref: type, documentId };
      const [readable] = await listReadable(strapi, userAbility, [target], null);
      if (!readable) throw new errors.ForbiddenError();
      const uses = getService(strapi, 'uses');
      const found = await uses.find(userAbility, [{ type, id: documentId }]);
      const shown = found.entries.slice((page - 1) * pageSize, page * pageSize);
      context.body = {
        data: await Promise.all(shown.map(uses.describe)),
        meta: {
          isTarget: uses.isTarget(type),
          page,
          pageSize,
          total: found.entries.length,
          hidden: found.hidden,
        },
      } satisfies UsesAnswer;
    },
  };
}
