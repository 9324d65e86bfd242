import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Block, createId } from 'page-format';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from './harness/mail-server.ts';
import { newSlug, page, title } from './harness/pages.ts';
import { type Credentials, createUser, createUserWith, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

const SECRET = 'secret-that-the-crm-of-the-tests-knows';
const SITE = 'http://nl.test';
const LEADS = '/content-manager/collection-types/plugin::lumavelo.lead';
const CONSENT = 'Jullie mogen mijn gegevens gebruiken om mijn vraag te beantwoorden.';

interface Told {
  headers: IncomingHttpHeaders;
  body: string;
}

let data: CmsData;
let cms: RunningCms;
let mail: MailServer;
let credentials: Credentials;
let crm: Server;
const told: Told[] = [];
/** What the CRM answers with. */
let crmStatus = 200;

/** The page of most tests, and what stands on it. */
let pageId = '';
let slug = '';
const employer = leadForm({});
const dealer = leadForm({ purpose: 'dealer', company: 'no', employees: 'required', consentText: 'Bel mij maar.' });
const employee = leadForm({ purpose: 'employee' });

function leadForm(props: Record<string, unknown>): Block {
  return { id: createId(), type: 'LeadForm', v: 1, props };
}

const environment = () => ({
  SITE_URL_NL: SITE,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(mail.port),
  MAIL_FROM: 'Lumavelo <no-reply@lumavelo.test>',
  LEADS_WEBHOOK_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/hooks`,
  LEADS_WEBHOOK_SECRET: SECRET,
});

beforeAll(async () => {
  mail = await startMailServer();
  crm = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    told.push({ headers: request.headers, body });
    response.writeHead(crmStatus).end();
  }).listen(0, '127.0.0.1');
  await once(crm, 'listening');
  data = await createCmsData();
  cms = await startCms(data, environment());
  credentials = await signIn(cms.url);
  slug = newSlug();
  pageId = await publishPage(slug, title('Werkgevers'), employer, dealer, employee);
  const settings = { country: 'nl', leadRecipients: [{ email: 'sales@lumavelo.test', purpose: null }] };
  const made = await fetch(`${cms.url}/content-manager/collection-types/api::site-setting.site-setting`, {
    method: 'POST',
    headers: asAdmin(),
    body: JSON.stringify(settings),
  });
  expect(made.status).toBe(201);
});
afterAll(async () => {
  await cms.stop();
  crm.close();
  await mail.close();
  await data.remove();
});

beforeEach(() => {
  told.length = 0;
  mail.mails.length = 0;
  mail.isDown = false;
  crmStatus = 200;
});

const asAdmin = (token = credentials.adminToken) => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
});

async function publishPage(address: string, ...blocks: Block[]): Promise<string> {
  const answer = await fetch(`${cms.url}/api/pages?status=published&locale=nl`, {
    method: 'POST',
    headers: asAdmin(credentials.apiToken),
    body: JSON.stringify({ data: { title: 'Werkgevers', slug: address, content: page(...blocks) } }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
}

const FIELDS = { name: 'Anna de Boer', company: 'Boer & Zn', email: 'anna@boer.test', employees: '25' };

async function send(changes: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${cms.url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      form: employer.id,
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
}

async function readLead(id: string) {
  const answer = await fetch(`${cms.url}${LEADS}/${id}`, { headers: asAdmin() });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function listLeads(): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${cms.url}${LEADS}?pageSize=100`, { headers: asAdmin() });
  return ((await answer.json()) as { results: Record<string, unknown>[] }).results;
}

async function sendNatively(entries: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${cms.url}/api/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ form: employer.id, page: pageId, locale: 'nl', country: 'nl', ...entries }),
  });
}

const until = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

describe('a form that a visitor sends', () => {
  it('is stored with the page, and the sentence that the page asked for', async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({ status: 201, body: { data: { id: expect.any(String) } } });
    expect(await readLead(body.data.id)).toMatchObject({
      ...FIELDS,
      employees: 25,
      purpose: 'employer',
      state: 'new',
      telephone: null,
      country: 'nl',
      language: 'nl',
      page: pageId,
      form: employer.id,
      pageTitle: 'Werkgevers',
      pageAddress: `${SITE}/${slug}`,
      consentText: CONSENT,
      consentVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  it('takes its fields and its consent from the published page, not from what was sent', async () => {
    const fields = { ...FIELDS, state: 'closed', note: 'x', consentText: 'Alles mag.', telephone: '030 123 45 67' };
    const { body } = await send({ form: dealer.id, fields, consentText: 'Alles mag.' });
    expect(await readLead(body.data.id)).toMatchObject({
      purpose: 'dealer',
      company: null,
      telephone: '030 123 45 67',
      state: 'new',
      note: null,
      consentText: 'Bel mij maar.',
    });
  });

  it.each([
    ['an empty name', { fields: { ...FIELDS, name: ' ' } }, ['fields', 'name'], 'Vul dit veld in.'],
    ['no address', { fields: { name: 'A', company: 'B' } }, ['fields', 'email'], 'Vul dit veld in.'],
    [
      'an address that is none',
      { fields: { ...FIELDS, email: 'anna@boer' } },
      ['fields', 'email'],
      'Vul een e-mailadres in zoals naam@bedrijf.nl.',
    ],
    [
      'two addresses',
      { fields: { ...FIELDS, email: 'a@b.test,c@d.test' } },
      ['fields', 'email'],
      'Vul een e-mailadres in zoals naam@bedrijf.nl.',
    ],
    [
      'words for a telephone',
      { fields: { ...FIELDS, telephone: 'bel maar' } },
      ['fields', 'telephone'],
      'Vul een telefoonnummer in zoals 030 123 45 67.',
    ],
    [
      'half a person',
      { fields: { ...FIELDS, employees: '2,5' } },
      ['fields', 'employees'],
      'Vul een heel getal in, zoals 25.',
    ],
    [
      'a novel',
      { fields: { ...FIELDS, message: 'x'.repeat(4_001) } },
      ['fields', 'message'],
      'Gebruik niet meer dan 4000 tekens.',
    ],
    ['no consent', { consent: false }, ['consent'], 'Zonder je toestemming mogen we niet antwoorden.'],
  ])('is refused with %s, beside the field and in the language of the page', async (_, changes, path, message) => {
    const before = (await listLeads()).length;
    const { status, headers, body } = await send(changes);
    expect(status).toBe(400);
    expect(body.error.details.errors).toEqual([{ path, message, name: 'ValidationError' }]);
    expect(headers.get('Content-Language')).toBe('nl-NL');
    expect(await listLeads()).toHaveLength(before);
  });

  it.each([
    ['a page that is not there', () => ({ page: 'nowhere' })],
    ['a block that is not there', () => ({ form: 'nowhere' })],
    ['a language that the page does not have', () => ({ locale: 'en' })],
    ['a form that sends nothing', () => ({ form: employee.id })],
  ])('is not taken for %s', async (_, changes) => {
    expect((await send(changes())).status).toBe(404);
  });

  it('is not taken from a page that is only a draft', async () => {
    const draft = leadForm({});
    const answer = await fetch(`${cms.url}/api/pages?status=draft&locale=nl`, {
      method: 'POST',
      headers: asAdmin(credentials.apiToken),
      body: JSON.stringify({ data: { title: 'Concept', slug: newSlug(), content: page(draft) } }),
    });
    const { data: made } = (await answer.json()) as { data: { documentId: string } };
    expect((await send({ page: made.documentId, form: draft.id })).status).toBe(404);
  });

  it('may come from pages of the sites, and from no others', async () => {
    const origin = async (from: string) =>
      (await send({}, { Origin: from })).headers.get('Access-Control-Allow-Origin');
    expect(await origin(SITE)).toBe(SITE);
    expect(await origin('https://evil.test')).toBeNull();
    // A form of another site is sent without being asked beforehand, from the address of whoever looks at it.
    for (const foreign of ['https://evil.test', 'null', cms.url]) {
      expect((await send({}, { Origin: foreign })).status, foreign).toBe(403);
      expect((await sendNatively({ consent: 'true' }, { Origin: foreign })).status, foreign).toBe(403);
    }
  });

  it.each([
    ['what only programs fill in', { website: 'https://spam.test' }],
    ['a speed that nobody types with', { elapsed: 300 }],
  ])('is kept as spam with %s, and told to nobody', async (_, changes) => {
    const { status, body } = await send(changes);
    expect(status).toBe(201);
    expect(await readLead(body.data.id)).toMatchObject({ state: 'spam', mail: 'none', webhook: 'none' });
  });
});

describe('without the script of the form', () => {
  it('leads back to the page, to where it says thanks', async () => {
    const response = await sendNatively({
      'fields[name]': 'Anna',
      'fields[company]': 'Boer',
      'fields[email]': 'anna@boer.test',
      consent: 'true',
      website: '',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${SITE}/${slug}#sent-${employer.id}`);
  });

  it('says what is wrong on a page in the visitor’s language, and never as markup', async () => {
    const response = await sendNatively({ 'fields[name]': '<script>alert(1)</script>', 'fields[email]': 'x' });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="nl-NL">');
    expect(html).toContain('<li>Vul een e-mailadres in zoals naam@bedrijf.nl.</li>');
    expect(html).toContain('<li>Zonder je toestemming mogen we niet antwoorden.</li>');
    expect(html).not.toContain('<script');
  });

  it('leads to no other host, whatever is sent', async () => {
    const response = await sendNatively({
      form: '//evil.test',
      page: 'https://evil.test',
      locale: 'https://evil.test',
      country: 'evil',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
  });
});

describe('who is told', () => {
  it('is named in the site setting, and gets text that nothing in it turns into markup or headers', async () => {
    const { body } = await send({
      fields: {
        ...FIELDS,
        company: 'Boer\r\nBcc: all@evil.test',
        message: '<img src=x onerror=alert(1)>\n\nTot snel',
      },
    });
    const mailed = () => mail.mails.find((entry) => entry.includes(`<lead-${body.data.id}@`));
    await until(mailed).toBeDefined();
    const message = mailed() ?? '';
    const [head = ''] = message.split('\r\n\r\n');
    expect(head).toContain('From: Lumavelo <no-reply@lumavelo.test>');
    expect(head).toContain('To: sales@lumavelo.test');
    expect(head).toContain('Reply-To: anna@boer.test');
    expect(head).not.toMatch(/^Bcc/im);
    expect(message).toContain('&lt;img src=3Dx');
    expect(message.match(/<img/g)).toHaveLength(1);
    await until(async () => (await readLead(body.data.id)).mail).toBe('sent');
  });

  it('is a CRM by a signed message', async () => {
    const { body } = await send();
    const heard = () => told.find(({ headers }) => headers['webhook-id'] === body.data.id);
    await until(heard).toBeDefined();
    const message = heard() as Told;
    const key = Buffer.from(SECRET).toString('base64');
    expect(new Webhook(key).verify(message.body, message.headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
      data: { id: body.data.id, email: 'anna@boer.test', employees: 25, consentText: CONSENT },
    });
    expect(() => new Webhook(key).verify(`${message.body} `, message.headers as Record<string, string>)).toThrow();
  });

  it('is told again what did not get through, also by a CMS that was killed', async () => {
    crmStatus = 500;
    mail.isDown = true;
    const { body } = await send();
    const { id } = body.data;
    await until(async () => (await readLead(id)).attempts).toBe(1);
    await until(async () => (await readLead(id)).lastProblem).toContain('The CRM answered 500.');
    expect(await readLead(id)).toMatchObject({ mail: 'pending', webhook: 'pending' });
    crmStatus = 200;
    mail.isDown = false;
    told.length = 0;

    await cms.kill();
    cms = await startCms(data, environment());
    // Its next attempt is a minute away; who looks at it in the admin need not wait.
    const hurried = await fetch(`${cms.url}${LEADS}/${id}`, {
      method: 'PUT',
      headers: asAdmin(),
      body: JSON.stringify({ nextAttemptAt: null, force: true }),
    });
    expect(hurried.status).toBe(200);
    await send({ website: 'wakes the delivery' });
    await until(async () => (await readLead(id)).webhook).toBe('sent');
    expect(await readLead(id)).toMatchObject({ mail: 'sent', lastProblem: null, nextAttemptAt: null });
    expect(told.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);
  });
});

it('is not told twice because somebody wrote a note meanwhile', async () => {
  crmStatus = 500;
  const { body } = await send();
  const { id } = body.data;
  await until(async () => (await readLead(id)).lastProblem).toContain('500');
  const opened = await fetch(`${cms.url}${LEADS}/${id}`, { headers: asAdmin() });
  const { data: form, meta } = (await opened.json()) as { data: object; meta: { basedOn: object } };
  crmStatus = 200;
  await fetch(`${cms.url}${LEADS}/${id}`, {
    method: 'PUT',
    headers: asAdmin(),
    body: JSON.stringify({ nextAttemptAt: null, force: true }),
  });
  await send({ website: 'wakes the delivery' });
  await until(async () => (await readLead(id)).webhook).toBe('sent');

  const saved = await fetch(`${cms.url}${LEADS}/${id}`, {
    method: 'PUT',
    headers: asAdmin(),
    body: JSON.stringify({ ...form, note: 'Belt terug', basedOn: meta.basedOn }),
  });
  expect(saved.status).toBe(200);
  expect(await readLead(id)).toMatchObject({ note: 'Belt terug', webhook: 'sent', lastProblem: null });
});

describe('the people of the CMS', () => {
  const csv = (token: string) => fetch(`${cms.url}/lumavelo/leads.csv`, { headers: asAdmin(token) });

  it('get all leads as a table, in which nothing is a formula', async () => {
    await send({ fields: { ...FIELDS, name: '=HYPERLINK("https://evil.test")', company: 'Regel\n"twee"' } });
    const response = await csv(credentials.adminToken);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const lines = text.split('\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(lines[0]).toContain('createdAt,purpose,state,name,company,email');
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(lines.filter((line) => line.includes('employer')).length).toBe(
      (await listLeads()).filter(({ purpose }) => purpose === 'employer').length,
    );
  });

  it('see leads only where their role says so', async () => {
    for (const role of ['strapi-editor', 'strapi-author']) {
      const token = await createUserWith(cms.url, credentials.adminToken, role);
      expect((await csv(token)).status).toBe(403);
      expect((await fetch(`${cms.url}${LEADS}`, { headers: asAdmin(token) })).status).toBe(403);
    }
    const sales = await createUser(cms.url, credentials.adminToken, [
      { action: 'plugin::content-manager.explorer.read', subject: 'plugin::lumavelo.lead', properties: {} },
    ]);
    expect((await csv(sales)).status).toBe(200);
    expect((await fetch(`${cms.url}/api/leads`)).status).toBe(404);
    expect((await csv('')).status).toBe(401);
  });
});

it('one address and one form are limited, and browsers without the script are told so in words', async () => {
  await cms.stop();
  cms = await startCms(data, { ...environment(), CALLS_PER_MINUTE: '40' });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([201, 201, 429]);
  const response = await sendNatively({});
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Er kwamen net erg veel berichten binnen.');
});

it('leads are deleted when their time is over, spam sooner', async () => {
  await cms.stop();
  const age = (days: number, email: string) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    const time = data.databaseUrl ? then.toISOString() : String(then.getTime());
    return writeDatabase(data, 'UPDATE leads SET created_at = ? WHERE email = ?', [time, email]);
  };
  cms = await startCms(data, environment());
  for (const name of ['old', 'young']) await send({ fields: { ...FIELDS, email: `${name}@boer.test` } });
  await send({ fields: { ...FIELDS, email: 'spam@boer.test' }, website: 'x' });
  await cms.stop();
  await age(91, 'old@boer.test');
  await age(89, 'young@boer.test');
  await age(31, 'spam@boer.test');
  cms = await startCms(data, { ...environment(), LEADS_KEEP_DAYS: '90' });
  const left = async () => (await listLeads()).map(({ email }) => email);
  await until(left).not.toContain('old@boer.test');
  expect(await left()).toContain('young@boer.test');
  expect(await left()).not.toContain('spam@boer.test');
});
