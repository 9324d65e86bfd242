import type { Core } from '@strapi/strapi';
import type { RequestContext } from '../../request-context.ts';

/** Who writes: a user of the admin, or a program, by what its token or its user is called. */
export interface Author {
  person: number | null;
  program: string | null;
}

interface CallerState {
  user?: { id: number };
  route?: { info?: { type?: string } };
  auth?: { credentials?: { name?: string; username?: string } };
}

/** Who has sent the request that is being answered; nobody where there is none. */
export function findAuthor(strapi: Core.Strapi): Author {
  const request = strapi.requestContext.get() as RequestContext | undefined;
  const { user, route, auth } = (request?.state ?? {}) as CallerState;
  if (route?.info?.type === 'content-api') {
    return { person: null, program: auth?.credentials?.name ?? auth?.credentials?.username ?? null };
  }
  return { person: user?.id ?? null, program: null };
}
