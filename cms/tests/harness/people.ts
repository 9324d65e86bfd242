import { type Answer, call } from './client.ts';
import { sharedCms } from './shared-cms.ts';
import { createUser, type Permission } from './sign-in.ts';

/** Content type of the pages, and those of its fields that a role names. */
export const PAGES = 'api::page.page';
export const READ = 'plugin::content-manager.explorer.read';
export const UPDATE = 'plugin::content-manager.explorer.update';
export const FIELDS = ['title', 'slug', 'countries', 'content'];

/** The right to do something with pages and their fields, in languages. */
export const allow = (action: string, locales: readonly string[] = ['nl']): Permission => ({
  action,
  subject: PAGES,
  properties: { fields: FIELDS, locales },
});

/** Asks as a person: reads, or writes where there is a body. */
export const ask = (token: string, path: string, body?: object): Promise<Answer> =>
  call(path, { headers: { Authorization: `Bearer ${token}` }, ...(body && { method: 'PUT', body }) });

export interface Person {
  token: string;
  id: number;
  role: number;
}

/** A user of the admin with a role of their own. */
export async function createPerson(permissions: Permission[]): Promise<Person> {
  const { url, adminToken } = sharedCms();
  const token = await createUser(url, adminToken, permissions);
  const { data } = (await ask(token, '/admin/users/me')).body;
  return { token, id: data.id, role: data.roles[0].id };
}
