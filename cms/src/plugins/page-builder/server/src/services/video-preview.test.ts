import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadVideoPreview, type OembedEndpoints } from './video-preview.ts';

let server: Server;
let answer: RequestListener;
let asked: string[];
let endpoints: OembedEndpoints;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoints = { YouTube: `${url}/youtube`, Vimeo: `${url}/vimeo?dnt=1` };
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

/** Goes on sending for as long as somebody listens. */
const endless: RequestListener = (_, response) => {
  const part = `{"title":"${'x'.repeat(16_384)}`;
  const send = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', send);
  send();
};

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ?t=5';

describe('the preview of a video', () => {
  test('is asked of the configured endpoint, by the address of the video', async () => {
    answer = json({ title: 'A ride', author_name: 'Anna', thumbnail_url: 'https://i.example.com/a.jpg', html: '<x>' });
    expect(await loadVideoPreview(VIDEO, endpoints)).toEqual({
      provider: 'YouTube',
      title: 'A ride',
      author: 'Anna',
      thumbnail: 'https://i.example.com/a.jpg',
    });
    expect(asked).toEqual([
      '/youtube?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ%26t%3D5s&format=json',
    ]);
    await loadVideoPreview('https://vimeo.com/76979871', endpoints);
    expect(asked[1]).toBe('/vimeo?dnt=1&url=https%3A%2F%2Fvimeo.com%2F76979871&format=json');
  });

  test.each([
    'http://127.0.0.1:1337/admin',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@127.0.0.1/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/redirect?q=http://127.0.0.1/',
    'https://cdn.example.com/ride.mp4',
    'javascript:alert(1)',
    '',
  ])('asks nobody about %j', async (address) => {
    answer = json({ title: 'No' });
    expect(await loadVideoPreview(address, endpoints)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('asks nobody where the endpoint is switched off', async () => {
    expect(await loadVideoPreview(VIDEO, { ...endpoints, YouTube: '' })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['a redirect', (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['an unknown video', (_, response) => response.writeHead(404).end('Not Found')],
    ['a server that is broken', (_, response) => response.writeHead(500).end('{}')],
    ['no JSON', (_, response) => response.end('<html>')],
    ['a list', json([1])],
    ['a title that is no text', json({ title: { toString: 'x' } })],
    ['a connection that is cut', (request) => request.socket.destroy()],
    ['an answer without an end', endless],
  ])('is none after %s', async (_, listener) => {
    answer = listener;
    expect(await loadVideoPreview(VIDEO, endpoints)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test.each(['http://i.example.com/a.jpg', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//x', ''])(
    'shows no picture from %j',
    async (thumbnail) => {
      answer = json({ title: 'A ride', thumbnail_url: thumbnail });
      expect(await loadVideoPreview(VIDEO, endpoints)).toMatchObject({ title: 'A ride', thumbnail: '' });
    },
  );
});
