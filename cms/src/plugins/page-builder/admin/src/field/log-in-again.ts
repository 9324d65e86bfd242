import { getFetchClient, storeToken } from '@strapi/strapi/admin';
import { describeFailure } from '../text/describe-failure.ts';
import type { TFunction } from '../text/use-translation.ts';

/**
 * Logs in with a password while the admin goes on. Not by the admin's own `login`, which asks who is logged in after a
 * wrong password too, and ends the session for good when nobody is.
 * @returns why it did not work; undefined when it did
 */
export async function logInAgain(email: string, password: string, t: TFunction): Promise<string | undefined> {
  try {
    const login = { email, password, rememberMe: false };
    const { data } = await getFetchClient().post<{ data: { token: string } }>('/admin/login', login);
    storeToken(data.data.token);
    return undefined;
  } catch (error) {
    return describeFailure(error, t);
  }
}
