import type { Core } from '@strapi/strapi';

/** What of a request to the admin these policies look at. */
interface Asked {
  params: { model?: string; id?: string; sessionId?: string };
  request: { body?: unknown };
  state: {
    userAbility?: { can(action: string): boolean };
    user?: { id: number; email: string; password: string };
    session?: { id: string };
  };
}

/** @returns whether the request may go on; false is answered 403, and an error as what it says */
export type Policy = (asked: Asked, config: unknown, app: { strapi: Core.Strapi }) => boolean | Promise<boolean>;
