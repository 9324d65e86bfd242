/** What visitors send with a form: stored, refused in their language, or let go; who is told, who sees it, how long it is kept. */
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '../../../scripts/testing/matrix.ts';
import {
  CONSENT,
  CRM_SECRET,
  FIELDS,
  FORMS,
  LEADS,
  type LeadOffice,
  leadForm,
  openLeadOffice,
  SITE,
} from '../harness/lead-office.ts';
import { createReaders, findToken, newAddress, until } from '../harness/newsletter.ts';
import { newSlug } from '../harness/pages.ts';
import { createUser, createUserWith } from '../harness/sign-in.ts';
import { START_LIMIT } from '../harness/start-cms.ts';
import { writeDatabase } from '../harness/write-database.ts';

const LEAD = 'plugin::lumavelo.lead';

let office: LeadOffice;
let readers: ReturnType<typeof createReaders>;
beforeAll(async () => {
  office = await openLeadOffice();
  readers = createReaders(office);
});
afterAll(() => office.close());
beforeEach(() => office.reset());

describe('a form that a visitor sends', () => {
  it('is stored with the page, and the sentence that the page asked for', async () => {
    const { status, body } = await office.send();
    expect({ status, body }).toEqual({ status: 201, body: { data: { id: expect.any(String) } } });
    expect(await office.readLead(body.data.id)).toMatchObject({
      ...FIELDS,
      employees: 25,
      purpose: 'employer',
      state: 'new',
      telephone: null,
      country: 'nl',
      language: 'nl',
      page: expect.any(String),
      form: FORMS.employer.id,
      pageTitle: 'Werkgevers',
      pageAddress: `${SITE}/${office.slug}`,
      consentText: CONSENT,
      consentVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  it('takes its fields and its consent from the published page, not from what was sent', async () => {
    const fields = { ...FIELDS, state: 'closed', note: 'x', consentText: 'Alles mag.', telephone: '030 123 45 67' };
    const { body } = await office.send({ form: FORMS.dealer.id, fields, consentText: 'Alles mag.' });
    expect(await office.readLead(body.data.id)).toMatchObject({
      purpose: 'dealer',
      company: null,
      telephone: '030 123 45 67',
      state: 'new',
      note: null,
      // As the page says it to visitors.
      consentText: 'Bel mij over 0 fietsen.',
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
    const before = (await office.listLeads()).length;
    const { status, headers, body } = await office.send(changes);
    expect(status).toBe(400);
    expect(body.error.details.errors).toEqual([{ path, message, name: 'ValidationError' }]);
    expect(headers.get('Content-Language')).toBe('nl-NL');
    expect(await office.listLeads()).toHaveLength(before);
  });

  it.each([
    ['a page that is not there', () => ({ page: 'nowhere' })],
    ['a block that is not there', () => ({ form: 'nowhere' })],
    ['a language that the page does not have', () => ({ locale: 'en' })],
    ['a form that sends nothing', () => ({ form: FORMS.employee.id })],
  ])('is not taken for %s', async (_, changes) => {
    expect((await office.send(changes())).status).toBe(404);
  });

  it('is not taken from a page that is only a draft', async () => {
    const draft = leadForm({});
    const page = await office.savePage(newSlug(), 'draft', draft);
    expect((await office.send({ page, form: draft.id })).status).toBe(404);
  });

  it('may come from pages of the sites, and from no others', async () => {
    const origin = async (from: string) =>
      (await office.send({}, { Origin: from })).headers.get('Access-Control-Allow-Origin');
    expect(await origin(SITE)).toBe(SITE);
    expect(await origin('https://evil.test')).toBeNull();
    // A form of another site is sent without being asked beforehand, from the address of whoever looks at it.
    for (const foreign of ['https://evil.test', 'null', office.url]) {
      expect((await office.send({}, { Origin: foreign })).status, foreign).toBe(403);
      expect((await office.sendNatively({ consent: 'true' }, { Origin: foreign })).status, foreign).toBe(403);
    }
  });

  it.each([
    ['what only programs fill in', { website: 'https://spam.test' }],
    ['a speed that nobody types with', { elapsed: 300 }],
  ])('is kept as spam with %s, and told to nobody', async (_, changes) => {
    const { status, body } = await office.send(changes);
    expect(status).toBe(201);
    expect(await office.readLead(body.data.id)).toMatchObject({ state: 'spam', mail: 'none', webhook: 'none' });
  });
});

describe('without the script of the form', () => {
  it('leads back to the page, to where it says thanks', async () => {
    const response = await office.sendNatively({
      'fields[name]': 'Anna',
      'fields[company]': 'Boer',
      'fields[email]': 'anna@boer.test',
      consent: 'true',
      website: '',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${SITE}/${office.slug}#sent-${FORMS.employer.id}`);
  });

  it('says what is wrong on a page in the visitor’s language, and never as markup', async () => {
    const response = await office.sendNatively({ 'fields[name]': '<script>alert(1)</script>', 'fields[email]': 'x' });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="nl-NL">');
    expect(html).toContain('<li>Vul een e-mailadres in zoals naam@bedrijf.nl.</li>');
    expect(html).toContain('<li>Zonder je toestemming mogen we niet antwoorden.</li>');
    expect(html).not.toContain('<script');
  });

  it('leads to no other host, whatever is sent', async () => {
    const response = await office.sendNatively({
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
    const { body } = await office.send({
      fields: {
        ...FIELDS,
        company: 'Boer\r\nBcc: all@evil.test',
        message: '<img src=x onerror=alert(1)>\n\nTot snel',
      },
    });
    const mailed = () => office.mail.mails.find((entry) => entry.includes(`<lead-${body.data.id}@`));
    await until(mailed).toBeDefined();
    const message = mailed() ?? '';
    const [head = ''] = message.split('\r\n\r\n');
    expect(head).toContain('From: Lumavelo <no-reply@lumavelo.test>');
    expect(head).toMatch(/^To: sales@lumavelo\.test\r$/m);
    expect(head).toContain('Reply-To: anna@boer.test');
    expect(head).not.toMatch(/^Bcc/im);
    expect(message).toContain('&lt;img src=3Dx');
    expect(message.match(/<img/g)).toHaveLength(1);
    await until(async () => (await office.readLead(body.data.id)).mail).toBe('sent');
  });

  it('is told of what is theirs: of a dealer those who look after dealers as well', async () => {
    const { body } = await office.send({ form: FORMS.dealer.id });
    const mailed = () => office.mail.mails.find((entry) => entry.includes(`<lead-${body.data.id}@`));
    await until(mailed).toMatch(/^To: sales@lumavelo\.test, dealers@lumavelo\.test\r$/m);
  });

  it('is a CRM by a signed message', async () => {
    const { body } = await office.send();
    const heard = () => office.told.find(({ headers }) => headers['webhook-id'] === body.data.id);
    await until(heard).toBeDefined();
    const message = heard() ?? { headers: {}, body: '' };
    const key = Buffer.from(CRM_SECRET).toString('base64');
    expect(new Webhook(key).verify(message.body, message.headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
      data: { id: body.data.id, email: 'anna@boer.test', employees: 25, consentText: CONSENT },
    });
    expect(() => new Webhook(key).verify(`${message.body} `, message.headers as Record<string, string>)).toThrow();
  });
});

it('is not told twice because somebody wrote a note meanwhile', async () => {
  office.crm.status = 500;
  const { body } = await office.send();
  const { id } = body.data;
  await until(async () => (await office.readLead(id)).lastProblem).toContain('500');
  const opened = await fetch(`${office.url}${LEADS}/${id}`, { headers: office.asAdmin() });
  const { data: form, meta } = (await opened.json()) as { data: object; meta: { basedOn: object } };
  office.crm.status = 200;
  await office.changeLead(id, { nextAttemptAt: null });
  await office.send({ website: 'wakes the delivery' });
  await until(async () => (await office.readLead(id)).webhook).toBe('sent');

  const saved = await fetch(`${office.url}${LEADS}/${id}`, {
    method: 'PUT',
    headers: office.asAdmin(),
    body: JSON.stringify({ ...form, note: 'Belt terug', basedOn: meta.basedOn }),
  });
  expect(saved.status).toBe(200);
  expect(await office.readLead(id)).toMatchObject({ note: 'Belt terug', webhook: 'sent', lastProblem: null });
});

describe('the people of the CMS', () => {
  const csv = (token: string) => fetch(`${office.url}/lumavelo/leads.csv`, { headers: office.asAdmin(token) });

  it('get all leads as a table, in which nothing is a formula', async () => {
    await office.send({ fields: { ...FIELDS, name: '=HYPERLINK("https://evil.test")', company: 'Regel\n"twee"' } });
    const response = await csv(office.credentials.adminToken);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const lines = text.split('\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(lines[0]).toContain('"createdAt";"purpose";"state";"name";"company";"email"');
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(lines.filter((line) => line.includes('employer')).length).toBe(
      (await office.listLeads()).filter(({ purpose }) => purpose === 'employer').length,
    );
  });

  it('see leads only where their role says so', async () => {
    for (const role of ['strapi-editor', 'strapi-author']) {
      const token = await createUserWith(office.url, office.credentials.adminToken, role);
      expect((await csv(token)).status).toBe(403);
      expect((await fetch(`${office.url}${LEADS}`, { headers: office.asAdmin(token) })).status).toBe(403);
    }
    const sales = await createUser(office.url, office.credentials.adminToken, [
      { action: 'plugin::content-manager.explorer.read', subject: LEAD, properties: {} },
    ]);
    expect((await csv(sales)).status).toBe(200);
    const counter = await createUser(office.url, office.credentials.adminToken, [
      { action: 'plugin::content-manager.explorer.read', subject: LEAD, properties: { fields: ['email', 'state'] } },
    ]);
    const [head] = (await (await csv(counter)).text()).split('\n');
    expect(head?.replace('\ufeff', '')).toBe('"createdAt";"state";"email"');
    expect((await fetch(`${office.url}/api/leads`)).status).toBe(404);
    expect((await csv('')).status).toBe(401);
  });
});

describe.runIf(isFull)('a CMS that was killed, and keeps leads for 90 days and proofs for 30', () => {
  /** Addresses of leads and readers, by what they are. */
  const leads = { old: 'old@boer.test', young: 'young@boer.test', spam: 'spam@boer.test' };
  const subscribers = {
    reader: newAddress(),
    gone: newAddress(),
    recent: newAddress(),
    asked: newAddress(),
    late: newAddress(),
  };

  async function makeLeads(): Promise<void> {
    for (const email of [leads.old, leads.young]) await office.send({ fields: { ...FIELDS, email } });
    await office.send({ fields: { ...FIELDS, email: leads.spam }, website: 'x' });
    await readers.becomeReader(subscribers.reader);
    for (const email of [subscribers.gone, subscribers.recent]) {
      const { withdraw } = await readers.becomeReader(email);
      await office.take('withdraw', withdraw);
    }
    for (const email of [subscribers.asked, subscribers.late]) await readers.askForMail(email);
  }

  async function ageLeads(): Promise<void> {
    const age = (column: string, days: number, email: string) => {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
      const time = office.data.databaseUrl ? then.toISOString() : String(then.getTime());
      return writeDatabase(office.data, `UPDATE leads SET ${column} = ? WHERE email = ?`, [time, email]);
    };
    await age('created_at', 91, leads.old);
    await age('created_at', 89, leads.young);
    await age('created_at', 31, leads.spam);
    for (const email of Object.values(subscribers)) await age('created_at', 5_000, email);
    await age('withdrawn_at', 31, subscribers.gone);
    await age('withdrawn_at', 29, subscribers.recent);
    await age('confirm_before', 0, subscribers.late);
  }

  it('tells who was not reached: once, and readers with the same link', { timeout: START_LIMIT }, async () => {
    await makeLeads();
    office.crm.status = 500;
    office.mail.isDown = true;
    const { id } = (await office.send()).body.data;
    await until(async () => (await office.readLead(id)).attempts).toBe(1);
    await until(async () => (await office.readLead(id)).lastProblem).toContain('The CRM answered 500.');
    expect(await office.readLead(id)).toMatchObject({ mail: 'pending', webhook: 'pending' });
    const email = newAddress();
    const { id: reader } = (await readers.subscribe(email)).body.data;
    await until(async () => (await office.readLead(reader)).lastProblem).toContain('Out of order for <[address]>');
    expect(await office.readLead(reader)).toMatchObject({ confirmation: 'pending', subscription: 'unconfirmed' });
    office.reset();

    await office.kill();
    await ageLeads();
    await office.start({ LEADS_KEEP_DAYS: '90', NEWSLETTER_PROOF_DAYS: '30' });
    // The next attempt is a minute away; who looks at it in the admin need not wait.
    for (const due of [id, reader]) await office.changeLead(due, { nextAttemptAt: null });
    await office.send({ website: 'wakes the delivery' });
    await until(async () => (await office.readLead(id)).webhook).toBe('sent');
    expect(await office.readLead(id)).toMatchObject({ mail: 'sent', lastProblem: null, nextAttemptAt: null });
    expect(office.told.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);

    const mail = await readers.awaitMail(email);
    await until(async () => (await office.readLead(reader)).confirmation).toBe('sent');
    expect((await office.take('confirm', findToken(mail, 'confirm'))).status).toBe(200);
    await until(async () => (await office.readLead(reader)).webhook).toBe('sent');
    expect(readers.mailsTo(email)).toHaveLength(1);
  });

  const listLeft = async (emails: Record<string, string>) => {
    const kept = (await office.listLeads()).map(({ email }) => email);
    return Object.entries(emails).flatMap(([name, email]) => (kept.includes(email) ? [name] : []));
  };

  it('deletes leads when their time is over, spam sooner', async () => {
    await until(() => listLeft(leads)).toEqual(['young']);
  });

  it('keeps the unconfirmed for a week, readers while they read, and the proof for longer', async () => {
    await until(() => listLeft(subscribers)).toEqual(['reader', 'recent', 'asked']);
  });
});
