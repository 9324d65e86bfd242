import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COUNTRIES } from '@lumavelo/blocks/site';
import type { FakeCms } from '../../../web/src/testing/fake-cms.ts';

/** Where in its work on a request a CMS dies. */
export type Death = 'before its answer' | 'in its answer';

/** A CMS as the publisher sees it: the delivery protocol, and what it says of its content. */
export interface ContentServer {
  url: string;
  /** What it says of its content, of every country the same. */
  contentState: string;
  /** Told of every request for content before it is answered; what it returns is where the CMS dies. */
  onRequest?: (path: string) => Death | undefined;
  /** Told when it has died of that. */
  onDeath?: () => void;
  /** Dies as a process that is killed: all its connections break, and nothing listens at its address any more. */
  die(): Promise<void>;
  /** Starts again at the same address. */
  comeBack(): Promise<void>;
  close(): void;
}

/** Puts what only the publisher asks for in front of a CMS of the site's tests. */
export async function startContentServer(cms: FakeCms, secret: string): Promise<ContentServer> {
  /** It takes a moment to die; what is asked meanwhile is never answered. */
  let isDying = false;
  const die = async () => {
    await front.die();
    front.onDeath?.();
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (isDying) return;
    if (path === '/api/page-builder/content-state') {
      const right = request.headers.authorization === `Bearer ${secret}`;
      const data = Object.fromEntries(COUNTRIES.map((country) => [country, front.contentState]));
      return response.writeHead(right ? 200 : 401).end(JSON.stringify({ data }));
    }
    const death = front.onRequest?.(path);
    isDying = death !== undefined;
    if (death === 'before its answer') return die();
    const known = request.headers['if-none-match'];
    const answer = await fetch(cms.url + path, known ? { headers: { 'if-none-match': known } } : {});
    const body = await answer.text();
    const etag = answer.headers.get('etag');
    response.writeHead(answer.status, { 'content-type': 'application/json', ...(etag && { etag }) });
    if (death === undefined) return response.end(body);
    response.write(body.slice(0, body.length / 2), die);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const front: ContentServer = {
    url: `http://127.0.0.1:${port}`,
    contentState: '',
    async die() {
      const gone = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await gone;
    },
    async comeBack() {
      isDying = false;
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
