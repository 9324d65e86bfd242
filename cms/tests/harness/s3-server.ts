import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Storage that speaks as much of Amazon's S3 as uploads need, in memory: put, get and delete one object. */
export interface S3Server {
  /** What the CMS has to be started with. */
  environment: Record<string, string>;
  objects: Map<string, { type: string; bytes: Buffer }>;
  /** How it meets whoever writes: as asked, with a refusal, or never. */
  mood: 'willing' | 'refusing' | 'silent';
  /** Writes that arrived, refused ones included, as `PUT key`. */
  writes: string[];
  stop(): Promise<void>;
}

const BUCKET = 'uploads-of-tests';
const ACCESS_KEY = 'access-key-of-tests';

export async function startS3(): Promise<S3Server> {
  const listener = createServer((request, response) => {
    answer(storage, request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const storage: S3Server = {
    environment: {
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: 'secret-key-of-tests',
      S3_PUBLIC_URL: `${endpoint}/${BUCKET}`,
      S3_ENDPOINT: endpoint,
    },
    objects: new Map(),
    mood: 'willing',
    writes: [],
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
  return storage;
}

async function answer(storage: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://storage');
  const key = decodeURIComponent(pathname).slice(`/${BUCKET}/`.length);
  if (request.method === 'GET') {
    const object = storage.objects.get(key);
    if (object) response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
    else response.writeHead(404).end();
    return;
  }
  const bytes = await readBody(request);
  storage.writes.push(`${request.method} ${key}`);
  if (storage.mood === 'silent') return;
  const isSigned = request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`);
  if (storage.mood === 'refusing' || !isSigned) {
    const code = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
    response.writeHead(403, { 'content-type': 'application/xml' }).end(code);
    return;
  }
  if (request.method === 'PUT') {
    storage.objects.set(key, { type: request.headers['content-type'] ?? '', bytes });
    response.writeHead(200, { etag: '"of-tests"' }).end();
  } else if (request.method === 'DELETE') {
    storage.objects.delete(key);
    response.writeHead(204).end();
  } else {
    response.writeHead(501).end();
  }
}

/** Streams arrive in chunks with their length before each, and a checksum behind the last. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!length) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
