import type { Core } from '@strapi/strapi';

type RequestContext = Parameters<Core.ControllerHandler>[0];

type SessionManager = (origin: 'admin') => {
  validateAccessToken(
    token: string,
  ): { isValid: true; payload: { userId: string; sessionId: string } } | { isValid: false };
  isSessionActive(sessionId: string): Promise<boolean>;
};

interface AdminServices {
  services: { permission: { engine: { generateUserAbility(user: object): Promise<object> } } };
}

/**
 * Lets the sessions of the admin panel in on single routes of the content API. Strapi knows them on routes of its admin
 * alone, and letting them in everywhere would give every editor what an API token needs to be allowed for.
 */
export const ADMIN_SESSION = {
  name: 'lumavelo-admin-session',
  async authenticate(context: RequestContext) {
    const token = /^bearer (\S+)$/i.exec(context.get('Authorization'))?.[1];
    const user = token === undefined ? undefined : await findUser(strapi, token);
    if (!user) return { authenticated: false };
    const { permission } = (strapi.admin as unknown as AdminServices).services;
    const ability = await permission.engine.generateUserAbility(user);
    context.state.user = user;
    context.state.userAbility = ability;
    return { authenticated: true, credentials: user, ability };
  },
};

async function findUser(strapi: Core.Strapi, token: string): Promise<{ isActive: boolean } | undefined> {
  const sessions = (strapi as unknown as { sessionManager: SessionManager }).sessionManager('admin');
  const result = sessions.validateAccessToken(token);
  if (!result.isValid || !(await sessions.isSessionActive(result.payload.sessionId))) return undefined;
  const { userId } = result.payload;
  const user = await strapi.db.query('admin::user').findOne({
    where: { id: /^\d+$/.test(userId) ? Number(userId) : userId },
    populate: ['roles'],
  });
  return user?.isActive === true ? user : undefined;
}
