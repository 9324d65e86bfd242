/** How a test gets in: as the first administrator, and with an API token that the administrator made. */
export interface Credentials {
  adminToken: string;
  apiToken: string;
}

const ADMINISTRATOR = { email: 'tests@example.com', password: 'Testing-123456', firstname: 'Test', lastname: 'Runner' };

/** Registers the first administrator of an empty CMS. */
export async function registerAdministrator(url: string): Promise<void> {
  await post(`${url}/admin/register-admin`, ADMINISTRATOR);
}

/** Logs that administrator in, who makes a full-access API token; once for each CMS. */
export async function signIn(url: string): Promise<Credentials> {
  const { email, password } = ADMINISTRATOR;
  const { token: adminToken } = await post<{ token: string }>(`${url}/admin/login`, { email, password });
  const made = await post<{ accessKey: string }>(
    `${url}/admin/api-tokens`,
    { name: 'Tests', description: '', type: 'full-access', lifespan: null, permissions: null },
    adminToken,
  );
  return { adminToken, apiToken: made.accessKey };
}

/** What a role allows, as Strapi's permission settings name it. */
export interface Permission {
  action: string;
  subject: string | null;
  /** Fields and languages. */
  properties?: object;
  conditions?: string[];
}

/**
 * Makes a role, and an editor who has no other.
 * @returns the editor's session token
 */
export async function createUser(url: string, adminToken: string, permissions: Permission[]): Promise<string> {
  const role = await post<{ id: number }>(
    `${url}/admin/roles`,
    { name: `Role ${crypto.randomUUID().slice(0, 8)}`, description: 'Made by a test' },
    adminToken,
  );
  const complete = permissions.map((entry) => ({ properties: {}, conditions: [], ...entry }));
  await post(`${url}/admin/roles/${role.id}/permissions`, { permissions: complete }, adminToken, 'PUT');
  return invite(url, adminToken, role.id);
}

/** A user with one of the roles that a new CMS has, such as `strapi-author`. Returns their session token. */
export async function createUserWith(url: string, adminToken: string, code: string): Promise<string> {
  const answer = await fetch(`${url}/admin/roles`, { headers: { Authorization: `Bearer ${adminToken}` } });
  const { data } = (await answer.json()) as { data: { id: number; code: string }[] };
  const role = data.find((entry) => entry.code === code);
  if (!role) throw new Error(`There is no role ${code}.`);
  return invite(url, adminToken, role.id);
}

/** An API token that may only read. */
export async function createReadToken(url: string, adminToken: string): Promise<string> {
  const body = {
    name: `Read ${crypto.randomUUID()}`,
    description: '',
    type: 'read-only',
    lifespan: null,
    permissions: null,
  };
  return (await post<{ accessKey: string }>(`${url}/admin/api-tokens`, body, adminToken)).accessKey;
}

async function invite(url: string, adminToken: string, role: number): Promise<string> {
  const mark = crypto.randomUUID().slice(0, 8);
  const invited = await post<{ registrationToken: string }>(
    `${url}/admin/users`,
    { email: `${mark}@example.com`, firstname: 'Test', lastname: 'Editor', roles: [role] },
    adminToken,
  );
  const registered = await post<{ token: string }>(`${url}/admin/register`, {
    registrationToken: invited.registrationToken,
    userInfo: { firstname: 'Test', lastname: 'Editor', password: ADMINISTRATOR.password },
  });
  return registered.token;
}

async function post<Answer>(address: string, body: object, token?: string, method = 'POST'): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: Answer }).data;
}
