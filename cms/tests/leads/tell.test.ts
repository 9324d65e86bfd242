/** Who is told of leads, who sees them, and how long they are kept. */
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT, CRM_SECRET, FIELDS, FORMS, LEADS, type LeadOffice, openLeadOffice } from '../harness/lead-office.ts';
import { createUser, createUserWith } from '../harness/sign-in.ts';
import { writeDatabase } from '../harness/write-database.ts';

const LEAD = 'plugin::lumavelo.lead';

let office: LeadOffice;
beforeAll(async () => {
  office = await openLeadOffice();
});
afterAll(() => office.close());
beforeEach(() => office.reset());

const until = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

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

  it('is told again what did not get through, also by a CMS that was killed', async () => {
    office.crm.status = 500;
    office.mail.isDown = true;
    const { body } = await office.send();
    const { id } = body.data;
    await until(async () => (await office.readLead(id)).attempts).toBe(1);
    await until(async () => (await office.readLead(id)).lastProblem).toContain('The CRM answered 500.');
    expect(await office.readLead(id)).toMatchObject({ mail: 'pending', webhook: 'pending' });
    office.crm.status = 200;
    office.mail.isDown = false;
    office.told.length = 0;

    await office.kill();
    await office.start();
    // Its next attempt is a minute away; who looks at it in the admin need not wait.
    await office.changeLead(id, { nextAttemptAt: null });
    await office.send({ website: 'wakes the delivery' });
    await until(async () => (await office.readLead(id)).webhook).toBe('sent');
    expect(await office.readLead(id)).toMatchObject({ mail: 'sent', lastProblem: null, nextAttemptAt: null });
    expect(office.told.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);
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
    expect(lines[0]).toContain('createdAt,purpose,state,name,company,email');
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
    expect(head?.replace('\ufeff', '')).toBe('createdAt,state,email');
    expect((await fetch(`${office.url}/api/leads`)).status).toBe(404);
    expect((await csv('')).status).toBe(401);
  });
});

it('leads are deleted when their time is over, spam sooner', async () => {
  const age = (days: number, email: string) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    const time = office.data.databaseUrl ? then.toISOString() : String(then.getTime());
    return writeDatabase(office.data, 'UPDATE leads SET created_at = ? WHERE email = ?', [time, email]);
  };
  for (const name of ['old', 'young']) await office.send({ fields: { ...FIELDS, email: `${name}@boer.test` } });
  await office.send({ fields: { ...FIELDS, email: 'spam@boer.test' }, website: 'x' });
  await office.stop();
  await age(91, 'old@boer.test');
  await age(89, 'young@boer.test');
  await age(31, 'spam@boer.test');
  await office.start({ LEADS_KEEP_DAYS: '90' });
  const left = async () => (await office.listLeads()).map(({ email }) => email);
  await until(left).not.toContain('old@boer.test');
  expect(await left()).toContain('young@boer.test');
  expect(await left()).not.toContain('spam@boer.test');
});
