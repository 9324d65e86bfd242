import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createProvider } from './create-provider.ts';
import { divide } from './divide.ts';
import type { ProviderSettings, TranslationProvider } from './provider.ts';

/** Each protocol against a server that speaks it: well, slowly, in part, not at all, and badly. */

const KEY = 'key-that-nobody-sees';

interface Asked {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

let server: Server;
let url: string;
let asked: Asked[] = [];
let respond: (response: ServerResponse, question: Asked) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const question = { url: request.url, headers: request.headers, body: JSON.parse(await text(request)) };
    asked.push(question);
    respond(response, question);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const sendJson = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));

/** What a protocol says where it answers with these texts. */
const ANSWERS: Record<Exclude<ProviderSettings['provider'], ''>, (texts: unknown[]) => unknown> = {
  deepl: (texts) => ({ translations: texts.map((each) => ({ detected_source_language: 'DE', text: each })) }),
  libretranslate: (texts) => ({ translatedText: texts }),
  openai: (texts) => ({ choices: [{ message: { role: 'assistant', content: JSON.stringify({ texts }) } }] }),
};

const create = (provider: ProviderSettings['provider'], more: Partial<ProviderSettings> = {}): TranslationProvider => {
  const made = createProvider({ provider, url, key: KEY, model: 'small', timeout: 5, ...more });
  if (!made) throw new Error('No provider was made.');
  return made;
};
const REQUEST = { texts: ['Guten <x id="1">Tag</x>', 'Rad &amp; Tat'], from: 'de', to: 'nl-BE', glossary: undefined };
const translate = (provider: TranslationProvider, more = {}, signal = new AbortController().signal) =>
  provider.translate({ ...REQUEST, ...more }, signal);

describe.each(['deepl', 'libretranslate', 'openai'] as const)('%s', (name) => {
  const answer = ANSWERS[name];

  it('gives back what the service answers, whatever stands in it', async () => {
    const texts = ['<script>alert(1)</script></x>', 'Fiets &amp; raad'];
    respond = sendJson(answer(texts));
    expect(await translate(create(name))).toEqual(texts);
  });

  it.each([
    ['a key that is not taken', 401, 'refused'],
    ['a key without this right', 403, 'refused'],
    ['a quota that is used up', 456, 'quota'],
    ['a language that it has not', 400, 'failed'],
  ])('says that it has %s, once', async (_, status, reason) => {
    respond = (response) => void response.writeHead(status).end(`{"message":"${KEY} Guten Tag"}`);
    await expect(translate(create(name))).rejects.toMatchObject({ reason, message: `it answered ${status}` });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['nothing', (response: ServerResponse) => void response.end()],
    ['a translation too few', sendJson(answer(['Fiets']))],
    ['a translation too many', sendJson(answer(['Fiets', 'en', 'raad']))],
    ['numbers', sendJson(answer([1, 2]))],
    ['another form', sendJson({ error: 'x', translations: 'x', translatedText: 'x', choices: [] })],
    ['three megabytes', sendJson(answer(['a'.repeat(3 * 1024 * 1024), 'b']))],
  ])('takes no answer that holds %s', async (_, respondSo) => {
    respond = respondSo;
    await expect(translate(create(name))).rejects.toMatchObject({ reason: 'nonsense' });
  });

  it('sends its key to no address that it is led to', async () => {
    respond = (response) => void response.writeHead(307, { Location: `${url}/elsewhere` }).end();
    await expect(translate(create(name))).rejects.toMatchObject({ reason: 'failed' });
    expect(asked).toHaveLength(1);
  });
});

test('a service that is cut off or busy is asked again, when it says so, and given up when that is too late', async () => {
  respond = (response) => {
    if (asked.length === 1) response.destroy();
    else if (asked.length === 2) response.writeHead(429, { 'Retry-After': '0' }).end();
    else sendJson(ANSWERS.deepl(['Goede dag', 'Raad']))(response);
  };
  expect(await translate(create('deepl'))).toEqual(['Goede dag', 'Raad']);
  expect(asked).toHaveLength(3);

  asked = [];
  respond = (response) => void response.writeHead(429, { 'Retry-After': '3600' }).end();
  await expect(translate(create('deepl'))).rejects.toMatchObject({ reason: 'busy' });
  expect(asked).toHaveLength(1);

  asked = [];
  respond = (response) => void response.writeHead(503, { 'Retry-After': new Date().toUTCString() }).end();
  await expect(translate(create('deepl'))).rejects.toMatchObject({ reason: 'busy' });
  expect(asked).toHaveLength(3);
});

test('a service that is silent, or stops in the middle, is given up; so is one that nobody waits for any more', async () => {
  respond = () => undefined;
  await expect(translate(create('deepl', { timeout: 0.05 }))).rejects.toMatchObject({ reason: 'slow' });
  respond = (response) => void response.write('{"translations":[{"te');
  await expect(translate(create('deepl', { timeout: 0.05 }))).rejects.toMatchObject({ reason: 'slow' });
  expect(asked).toHaveLength(2);
  const stop = new AbortController();
  respond = () => stop.abort(new Error('Nobody waits.'));
  await expect(translate(create('deepl'), {}, stop.signal)).rejects.toThrow('Nobody waits.');
  server.closeAllConnections();
});

test('each protocol says what is wanted in its own words', async () => {
  for (const [name, answer] of Object.entries(ANSWERS)) {
    respond = sendJson(answer(['Goede dag', 'Raad']));
    await translate(create(name as ProviderSettings['provider']), { glossary: 'g-1' });
  }
  expect(asked.map(({ url: path, headers }) => [path, headers.authorization])).toEqual([
    ['/v2/translate', `DeepL-Auth-Key ${KEY}`],
    ['/translate', undefined],
    ['/v1/chat/completions', `Bearer ${KEY}`],
  ]);
  const [deepl = {}, libre, openai = {}] = asked.map(({ body }) => body);
  expect(deepl).toMatchObject({ text: REQUEST.texts, source_lang: 'DE', target_lang: 'NL', tag_handling: 'xml' });
  expect(deepl).toMatchObject({ glossary_id: 'g-1', split_sentences: 'nonewlines' });
  expect(libre).toEqual({ q: REQUEST.texts, source: 'de', target: 'nl', format: 'html', api_key: KEY });
  const [instruction, question] = openai.messages as { content: string }[];
  expect(instruction?.content).toContain('from German (de) to Flemish (nl-BE)');
  expect(JSON.parse(question?.content ?? '')).toEqual({ texts: REQUEST.texts });
});

test('DeepL is asked for English and Portuguese of a region', async () => {
  respond = sendJson(ANSWERS.deepl(['a', 'b']));
  for (const to of ['en', 'en-US', 'en-AU', 'pt', 'pt-BR']) await translate(create('deepl'), { to });
  expect(asked.map(({ body }) => body.target_lang)).toEqual(['EN-GB', 'EN-US', 'EN-GB', 'PT-PT', 'PT-BR']);
});

test('a model’s block of code is read, and what it says beside it is not', async () => {
  const say = (content: string) => sendJson({ choices: [{ message: { content } }] });
  respond = say('```json\n{"texts":["Goede dag","Raad"]}\n```');
  expect(await translate(create('openai'))).toEqual(['Goede dag', 'Raad']);
  respond = say('Sure! Here they are: Goede dag, Raad');
  await expect(translate(create('openai'))).rejects.toMatchObject({ reason: 'nonsense' });
});

test('texts are sent in batches that a service takes', () => {
  const limit = { texts: 2, bytes: 10 };
  expect(divide(['a', 'b', 'c', '🚲🚲', 'dd', 'e', 'f'.repeat(20), 'g'], limit)).toEqual([
    ['a', 'b'],
    ['c', '🚲🚲'],
    ['dd', 'e'],
    ['f'.repeat(20)],
    ['g'],
  ]);
  expect(divide([], limit)).toEqual([]);
});
