import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COUNTRIES } from '@lumavelo/blocks/core';
import type { FakeCms } from '../../../web/src/testing/fake-cms.ts';

/** A CMS as the publisher sees it: the delivery protocol, and what it says of its content. */
export interface ContentServer {
  url: string;
  /** What it says of its content, of every country the same; undefined while it is down: connections are cut. */
  contentState: string | undefined;
  /** Told of every request for content before it is answered. */
  onRequest?: (path: string) => void;
  close(): void;
}

/** Puts what only the publisher asks for in front of a CMS of the site's tests. */
export async function startContentServer(cms: FakeCms, secret: string): Promise<ContentServer> {
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path !== '/api/page-builder/content-state') front.onRequest?.(path);
    if (front.contentState === undefined) return response.destroy();
    if (path === '/api/page-builder/content-state') {
      const right = request.headers.authorization === `Bearer ${secret}`;
      const data = Object.fromEntries(COUNTRIES.map((country) => [country, front.contentState]));
      return response.writeHead(right ? 200 : 401).end(JSON.stringify({ data }));
    }
    const answer = await fetch(cms.url + path);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: ContentServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contentState: undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
