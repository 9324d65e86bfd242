/** How a test gets in: as the first administrator, and with an API token that administrator made. */
export interface Credentials {
  adminToken: string;
  apiToken: string;
}

const ADMINISTRATOR = { email: 'tests@example.com', password: 'Testing-123456', firstname: 'Test', lastname: 'Runner' };

/** Registers the first administrator of an empty CMS and lets them make a full-access API token. */
export async function signIn(url: string): Promise<Credentials> {
  const registered = await post<{ token: string }>(`${url}/admin/register-admin`, ADMINISTRATOR);
  const adminToken = registered.token;
  const made = await post<{ accessKey: string }>(
    `${url}/admin/api-tokens`,
    { name: 'Tests', description: '', type: 'full-access', lifespan: null, permissions: null },
    adminToken,
  );
  return { adminToken, apiToken: made.accessKey };
}

async function post<Answer>(address: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: Answer }).data;
}
