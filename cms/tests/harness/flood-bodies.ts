/**
 * Sends bodies that are dear to parse, forty at a time: `node flood-bodies.ts <url> <milliseconds>`. A program of its own, so
 * that what sends takes no time away from what measures. Prints how often each shape was answered with which status.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [url = '', milliseconds = '0'] = process.argv.slice(2);

const CONNECTIONS = 40;

const MB = 1024 * 1024;

const fill = (part: string, size: number) => part.repeat(size / part.length);

/** What is sent, where, and as what; JSON unless it says so. */
const SHAPES: readonly (readonly [name: string, route: string, body: string, type?: string])[] = [
  ['lists', 'POST /nowhere', `{"a":[${fill('[],', 4.8 * MB)}[]]}`],
  ['depth', 'POST /api/leads', fill('[', 2 * MB)],
  ['keys', 'POST /api/leads', `{${Array.from({ length: 200_000 }, (_, key) => `"k${key}":1`)}}`],
  ['objects', 'PUT /api/pages/x', `{"data":[${fill('{},', 3 * MB)}{}]}`],
  ['text', 'POST /admin/login', `{"email":"${fill('x', 4 * MB)}"}`],
  ['escapes', 'POST /api/perform-calculations/x', `{"a":"${fill('\\u0041', 3 * MB)}"}`],
  ['numbers', 'POST /admin/forgot-password', `[${fill('1e5,', 4 * MB)}1]`],
  ['form', 'POST /api/leads', fill('a=1&', 4 * MB), 'application/x-www-form-urlencoded'],
  ['xml', 'POST /api/pages', fill('<a>', 3 * MB), 'application/xml'],
  ['query', `GET /api/bikes?${'filters[a][b][c]=1&'.repeat(400)}`, ''],
];

const seen: Record<string, number> = {};

async function send([name, route, body, type = 'application/json']: (typeof SHAPES)[number]): Promise<void> {
  const [method = '', path = ''] = route.split(' ');
  const sent = request(url + path, { method, agent: false, headers: { 'Content-Type': type } });
  // What is refused in the middle of a body ends its connection.
  const sending = pipeline(Readable.from(cut(body)), sent).catch(() => undefined);
  const answer = await once(sent, 'response').catch(() => []);
  const [response] = answer;
  const result = `${name} ${response?.statusCode ?? 'cut off'}`;
  seen[result] = (seen[result] ?? 0) + 1;
  sent.destroy();
  await sending;
}

function* cut(body: string): Generator<string> {
  for (let place = 0; place < body.length; place += 65_536) yield body.slice(place, place + 65_536);
}

const end = Date.now() + Number(milliseconds);
await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, connection) => {
    for (let turn = connection; Date.now() < end; turn += 1) {
      const shape = SHAPES[turn % SHAPES.length];
      if (shape) await send(shape);
    }
  }),
);
process.stdout.write(JSON.stringify(seen));
