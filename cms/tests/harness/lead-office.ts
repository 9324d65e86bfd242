import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Block, createId } from 'page-format';
import { expect } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { newSlug, page, title } from './pages.ts';
import { type Credentials, signIn } from './sign-in.ts';
import { createCmsData, startCms } from './start-cms.ts';

export const CRM_SECRET = 'secret-that-the-crm-of-the-tests-knows';
export const SITE = 'http://nl.test';
export const LEADS = '/content-manager/collection-types/plugin::lumavelo.lead';
/** The sentence of a form whose editor wrote none. */
export const CONSENT = 'Jullie mogen mijn gegevens gebruiken om mijn vraag te beantwoorden.';

/** What a visitor types. */
export const FIELDS = { name: 'Anna de Boer', company: 'Boer & Zn', email: 'anna@boer.test', employees: '25' };

interface Told {
  headers: IncomingHttpHeaders;
  body: string;
}

export function leadForm(props: Record<string, unknown>): Block {
  return { id: createId(), type: 'LeadForm', v: 1, props };
}

/** A page with a form for each purpose. */
export const FORMS = {
  employer: leadForm({}),
  dealer: leadForm({
    purpose: 'dealer',
    company: 'no',
    employees: 'required',
    consentText: 'Bel mij over {{bikes}} fietsen.',
  }),
  employee: leadForm({ purpose: 'employee' }),
  newsletter: leadForm({ purpose: 'newsletter', name: 'optional', company: 'no', employees: 'no' }),
};

/** A CMS with a page of forms, and everyone whom it tells of leads: a mail server and a CRM. */
export type LeadOffice = Awaited<ReturnType<typeof openLeadOffice>>;

export async function openLeadOffice() {
  const mail = await startMailServer();
  const told: Told[] = [];
  /** What the CRM answers with, and until when it is busy. */
  const crm: { status: number; busy?: Promise<void> } = { status: 200 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    told.push({ headers: request.headers, body });
    await crm.busy;
    response.writeHead(crm.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = {
    SITE_URL_NL: SITE,
    SMTP_PORT: String(mail.port),
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    LEADS_WEBHOOK_SECRET: CRM_SECRET,
  };
  const data = await createCmsData();
  const startAnew = (settings: Record<string, string> = {}) => startCms(data, { ...environment, ...settings });
  let cms = await startAnew();
  const credentials: Credentials = await signIn(cms.url);
  const asAdmin = (token = credentials.adminToken) => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
  });

  async function savePage(slug: string, status: 'draft' | 'published', ...blocks: Block[]): Promise<string> {
    const answer = await fetch(`${cms.url}/api/pages?status=${status}&locale=nl`, {
      method: 'POST',
      headers: asAdmin(credentials.apiToken),
      body: JSON.stringify({ data: { title: 'Werkgevers', slug, content: page(...blocks) } }),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
  }
  const slug = newSlug();
  const pageId = await savePage(slug, 'published', title('Werkgevers'), ...Object.values(FORMS));
  const stored = await fetch(`${cms.url}/content-manager/collection-types/api::site-setting.site-setting`, {
    method: 'POST',
    headers: asAdmin(),
    body: JSON.stringify({
      country: 'nl',
      leadRecipients: [
        { email: 'sales@lumavelo.test', purpose: null },
        { email: 'dealers@lumavelo.test', purpose: 'dealer' },
      ],
    }),
  });
  expect(stored.status).toBe(201);

  return {
    data,
    mail,
    told,
    crm,
    credentials,
    slug,
    asAdmin,
    savePage,
    get url() {
      return cms.url;
    },
    /** Everyone answers again, and was told nothing. */
    reset(): void {
      told.length = 0;
      mail.mails.length = 0;
      mail.isDown = false;
      crm.status = 200;
      delete crm.busy;
    },
    kill: () => cms.kill(),
    stop: () => cms.stop(),
    /** @param settings beside its own */
    async start(settings: Record<string, string> = {}): Promise<void> {
      cms = await startAnew(settings);
    },
    /** As the form's script sends it. */
    async send(changes: object = {}, headers: Record<string, string> = {}) {
      const response = await fetch(`${cms.url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({
          form: FORMS.employer.id,
          page: pageId,
          locale: 'nl',
          country: 'nl',
          fields: FIELDS,
          consent: true,
          elapsed: 20_000,
          ...changes,
        }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    /** As a browser sends it without the script. */
    sendNatively(entries: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
      const form = { form: FORMS.employer.id, page: pageId, locale: 'nl', country: 'nl' };
      return fetch(`${cms.url}/api/leads`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ ...form, ...entries }),
      });
    },
    /** What somebody does by a link of the newsletter, as the page's script sends it. */
    async take(step: 'confirm' | 'withdraw', token: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${cms.url}/api/newsletter/${step}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ token, locale: 'nl', country: 'nl' }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async readLead(id: string) {
      const answer = await fetch(`${cms.url}${LEADS}/${id}`, { headers: asAdmin() });
      return ((await answer.json()) as { data: Record<string, unknown> }).data;
    },
    async listLeads(): Promise<Record<string, unknown>[]> {
      const answer = await fetch(`${cms.url}${LEADS}?pageSize=100`, { headers: asAdmin() });
      return ((await answer.json()) as { results: Record<string, unknown>[] }).results;
    },
    /** Somebody changes it in the admin, whatever is stored. */
    async changeLead(id: string, values: object): Promise<void> {
      const answer = await fetch(`${cms.url}${LEADS}/${id}`, {
        method: 'PUT',
        headers: asAdmin(),
        body: JSON.stringify({ ...values, force: true }),
      });
      expect(answer.status).toBe(200);
    },
    async close(): Promise<void> {
      await cms.stop();
      server.close();
      await mail.close();
      await data.remove();
    },
  };
}
