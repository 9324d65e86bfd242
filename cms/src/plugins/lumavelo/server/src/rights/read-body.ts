import type { Core } from '@strapi/strapi';
import { parse } from 'strapi-plugin-page-builder/server';
import type { z } from 'zod';

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;

/** A route middleware that refuses bodies of another shape, for handlers that look at nothing before they use them. */
export function readBody(schema: z.ZodType): Middleware {
  return async (context, next) => {
    parse(schema, context.request.body);
    await next();
  };
}
