/** A small server that speaks HubSpot's form protocol ("Submit data to a form", v3), so that tests send nothing out. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface FakeHubspot {
  /** Path and body of every submission that was asked for, accepted or not. */
  submissions: { path: string; body: HubspotBody }[];
  /** What the next submissions are answered with, one each: an error type, or a status that says the service is down. */
  faults: (string | number)[];
  close(): Promise<void>;
}

interface HubspotBody {
  fields: { objectTypeId: string; name: string; value: string }[];
  context: Record<string, string>;
  legalConsentOptions: unknown;
}

const PATH = /^\/submissions\/v3\/integration\/submit\/\d+\/[0-9a-f-]{36}$/;

/** Starts the server, and leads what the page sends to HubSpot's hosts there. */
export async function startFakeHubspot(page: Page): Promise<FakeHubspot> {
  const submissions: FakeHubspot['submissions'] = [];
  const faults: FakeHubspot['faults'] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = request.url ?? '';
    if (request.method !== 'POST' || !PATH.test(path)) return answer(404, { status: 'error' });
    const body = JSON.parse(await readBody(request)) as HubspotBody;
    submissions.push({ path, body });
    const fault = faults.shift();
    if (typeof fault === 'number') return answer(fault, { status: 'error', message: 'Unavailable' });
    if (fault) return answer(400, { status: 'error', message: 'Refused', errors: [{ errorType: fault }] });
    return answer(200, { inlineMessage: 'Thanks for submitting the form.' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.route('https://*.hsforms.com/**', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: local + url.pathname }) });
  });
  return {
    submissions,
    faults,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
