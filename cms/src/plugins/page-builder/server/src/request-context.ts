import type { Core } from '@strapi/strapi';

/** A request and its answer, as Strapi hands them to a route. */
export type RequestContext = Parameters<Core.ControllerHandler>[0];
