import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';
import { isGuessable } from './guessable-password.ts';
import type { Policy } from './policy.ts';

const CHOSEN = z.looseObject({ password: z.string() });

const PROFILE = z.looseObject({ email: z.string().optional(), currentPassword: z.string().optional() });

const INVITED = z.looseObject({ registrationToken: z.string().min(1) });

const GUESSED = 'This password is guessed too easily: it is in lists of leaked ones, or hardly more than our own name.';

/** Holds passwords that somebody chooses against those that are guessed first. */
export const isNoGuess: Policy = ({ request }) => {
  const { body } = request;
  const { userInfo } = z.looseObject({ userInfo: z.unknown() }).safeParse(body).data ?? {};
  // Who was invited sends it among what they say of themselves.
  const places = [
    [['password'], body],
    [['userInfo', 'password'], userInfo],
  ] as const;
  for (const [path, value] of places) {
    const { data } = CHOSEN.safeParse(value);
    if (data && isGuessable(data.password)) throw refuseAt(path, GUESSED);
  }
  return true;
};

/** Asks for the password where somebody gives themselves another address, by which a forgotten one could be set anew. */
export const knowsPassword: Policy = async ({ request, state: { user } }, _config, { strapi }) => {
  const { data } = PROFILE.safeParse(request.body);
  if (!user || data?.email === undefined || data.email.toLowerCase() === user.email) return true;
  const { currentPassword: password = '' } = data;
  if (await strapi.service('admin::auth').validatePassword(password, user.password)) return true;
  throw refuseAt(['currentPassword'], 'Enter your current password as well to change your e-mail address.');
};

/** How long an invitation can be taken, in milliseconds. */
const INVITATION = 7 * 24 * 3_600_000;

/** Refuses an invitation that is too old; whoever may invite sends another. */
export const isInvitedLately: Policy = async ({ request }, _config, { strapi }) => {
  const { data } = INVITED.safeParse(request.body);
  if (!data) return true;
  const { registrationToken } = data;
  const user = await strapi.db.query('admin::user').findOne({ where: { registrationToken }, select: ['updatedAt'] });
  if (!user || Date.now() - Date.parse(user.updatedAt) < INVITATION) return true;
  throw new errors.ValidationError('This invitation is more than seven days old. Ask for a new one.');
};

/** How long after a login the sessions of other browsers can be ended, in milliseconds. */
const LATELY = 15 * 60_000;

interface Session {
  sessionId: string;
  type: 'refresh' | 'session';
  absoluteExpiresAt: string | Date;
}

interface Sessions {
  sessionManager(origin: 'admin'): { listSessions(userId: string): Promise<Session[]> };
}

/**
 * Refuses to end sessions of other browsers unless the password was given lately: whoever finds a browser open shuts its
 * owner out nowhere else. The own one may end at any time.
 */
export const loggedInLately: Policy = async ({ params, state: { user, session } }, _config, { strapi }) => {
  if (params.sessionId !== undefined && params.sessionId === session?.id) return true;
  const sessions = await (strapi as unknown as Sessions).sessionManager('admin').listSessions(String(user?.id));
  const own = sessions.find(({ sessionId }) => sessionId === session?.id);
  if (own && Date.now() - findLogin(strapi, own) < LATELY) return true;
  throw new errors.ValidationError('To end sessions of other browsers, log out here and in again, and do it then.');
};

/** A session is renewed under other ids; when it ends at the latest is counted from the login. */
function findLogin(strapi: Core.Strapi, { type, absoluteExpiresAt }: Session): number {
  const { maxRefreshTokenLifespan, maxSessionLifespan } =
    strapi.config.get<Record<string, number>>('admin.auth.sessions');
  const seconds = type === 'refresh' ? maxRefreshTokenLifespan : maxSessionLifespan;
  return new Date(absoluteExpiresAt).getTime() - Number(seconds) * 1_000;
}

/** An error that Strapi's forms show at a field. */
function refuseAt(path: readonly string[], message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}
