import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that stands in for a CMS in tests. */
export interface TestServer {
  url: string;
  /** Path and query of every request so far. */
  requests: string[];
  /** Respond to the next requests in its place, one each; `undefined` lets a request through. */
  faults: (((response: ServerResponse) => void) | undefined)[];
  close(): Promise<void>;
}

/** @param port 0 for any free one */
export async function startTestServer(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<TestServer> {
  const requests: string[] = [];
  const faults: TestServer['faults'] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const fault = faults.shift();
    if (fault) fault(response);
    else respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends JSON with a status and its hash; whoever has it already gets 304 and no body, as the CMS does. */
export function send<Body>(response: ServerResponse, status: number, body: Body): void {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const isKnown = status === 200 && response.req.headers['if-none-match'] === tag;
  response.writeHead(isKnown ? 304 : status, { 'content-type': 'application/json', etag: tag });
  response.end(isKnown ? undefined : text);
}
