import type { Core } from '@strapi/strapi';

type Context = Parameters<Core.ControllerHandler>[0];

/** Bikes that a list shows at once. */
const LIST = 24;

/** As how many calls a question for leases counts: as one for each list of bikes, however often it is asked. */
export function countLists({ request }: Pick<Context, 'request'>): number {
  const { leases }: { leases?: unknown } = Object(request.body);
  return Array.isArray(leases) ? Math.max(1, Math.ceil(leases.length / LIST)) : 1;
}
