/** The project's own API, which the page builder leaves as it is. */

type Send = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Sends requests as a program with an API token does. */
export function createSend(url: string, token: string): Send {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** @returns what each call about a type without a page answers, with nothing in it that is another each time */
export async function recordAnswers(send: Send): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const ask = async (name: string, ...request: Parameters<Send>) => {
    const answer = await send(...request);
    answers[name] = JSON.parse(JSON.stringify(answer), hideChanging);
    return answer.body;
  };
  const cake = { name: 'Sacher', price: 4.5, notes: { layers: 2 } };
  const created = (await ask('create', 'POST', '/api/cakes', { data: cake })) as { data: { documentId: string } };
  const path = `/api/cakes/${created.data.documentId}`;
  await ask('update', 'PUT', path, { data: { price: 5 } });
  await ask('update with nothing new', 'PUT', path, { data: { ...cake, price: 5 } });
  await ask('update of the draft', 'PUT', `${path}?status=draft`, { data: { name: 'Linzer' } });
  await ask('update of what is not there', 'PUT', '/api/cakes/nothing', { data: cake });
  await ask('update with an unknown field', 'PUT', path, { data: { basedOn: 'cake' } });
  await ask('read', 'GET', path);
  await ask('read the draft', 'GET', `${path}?status=draft`);
  await ask('list', 'GET', '/api/cakes');
  await ask('list with an unknown parameter', 'GET', '/api/cakes?basedOn=true');
  await ask('delete', 'DELETE', path);
  await ask('read what is deleted', 'GET', path);

  const query = (name: string, text: string) => ask(name, 'POST', '/graphql', { query: text });
  const fields = '{ documentId name price notes createdAt updatedAt publishedAt }';
  const made = (await query('GraphQL: create', `mutation { createCake(data: { name: "Torte" }) ${fields} }`)) as {
    data: { createCake: { documentId: string } };
  };
  const id = `documentId: "${made.data.createCake.documentId}"`;
  await query('GraphQL: update', `mutation { updateCake(${id}, data: { price: 6 }) ${fields} }`);
  await query('GraphQL: read', `{ cake(${id}) ${fields} cakes ${fields} }`);
  await query('GraphQL: delete', `mutation { deleteCake(${id}) { documentId } }`);
  await query('GraphQL: its type', '{ __type(name: "Cake") { fields { name } } }');
  await query('GraphQL: its input', '{ __type(name: "CakeInput") { inputFields { name } } }');
  return answers;
}

function hideChanging(key: string, value: unknown): unknown {
  return /^(?:id|documentId|\w+At)$/.test(key) && value !== null ? '…' : value;
}
