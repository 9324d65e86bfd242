/** The newsletter: who wants it says so twice, and nobody else is mailed or told. */
import { request } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CRM_SECRET, FORMS, type LeadOffice, openLeadOffice, SITE } from '../harness/lead-office.ts';
import { createReaders, findToken, newAddress, until } from '../harness/newsletter.ts';
import { writeDatabase } from '../harness/write-database.ts';

let office: LeadOffice;
let { subscribe, mailsTo, askForMail, becomeReader } = {} as ReturnType<typeof createReaders>;
beforeAll(async () => {
  office = await openLeadOffice();
  ({ subscribe, mailsTo, askForMail, becomeReader } = createReaders(office));
});
afterAll(() => office.close());
beforeEach(async () => {
  office.reset();
  // One network would have had its day's share after half of these tests.
  await writeDatabase(office.data, 'UPDATE leads SET network = NULL', []);
});

const CONSENT = 'Ja, stuur mij de nieuwsbrief. Ik kan me altijd weer afmelden.';

/** Sends a form that is taken and asks for nothing; then everything that was due before has been looked at. */
async function settle(): Promise<void> {
  const { body } = await office.send();
  await until(async () => (await office.readLead(body.data.id)).webhook).toBe('sent');
}

const toldOf = (id: string) => office.told.filter(({ headers }) => headers['webhook-id']?.includes(id));

describe('a subscription', () => {
  it('is unconfirmed and told to nobody, until its own address was asked in one mail', async () => {
    const email = newAddress();
    const { id, mail } = await askForMail(email);
    await settle();
    expect(await office.readLead(id)).toMatchObject({
      purpose: 'newsletter',
      subscription: 'unconfirmed',
      confirmedAt: null,
      consentText: CONSENT,
      consentVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      mail: 'none',
      webhook: 'none',
    });
    expect(toldOf(id)).toEqual([]);
    expect(office.mail.mails.filter((message) => message.includes(email))).toHaveLength(1);
    expect(mail.headers).toMatchObject({
      subject: 'Bevestig je aanmelding voor de nieuwsbrief',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.headers['list-unsubscribe']).toContain(`<${office.url}/api/newsletter/withdraw?token=${id}.`);
    expect(mail.html).toContain(`href="${SITE}/newsletter/confirm#${findToken(mail, 'confirm')}"`);
  });

  it('mails nothing that the visitor typed', async () => {
    const name = 'Win https://evil.test <b>nu</b>';
    const message = 'Koop hier: https://evil.test';
    const email = newAddress();
    const { mail, id } = await askForMail(email, { fields: { email, name, message } });
    expect(await office.readLead(id)).toMatchObject({ name, message });
    expect(
      Object.values(mail)
        .map((part) => JSON.stringify(part))
        .join(),
    ).not.toMatch(/evil|Koop|Win /);
  });

  it('is confirmed once, in time, and then told to all', async () => {
    const email = newAddress();
    const { id, body, withdraw } = await becomeReader(email);
    expect(body).toEqual({
      data: { state: 'confirmed', withdrawAddress: `${SITE}/newsletter/withdraw#${withdraw}` },
    });
    const lead = await office.readLead(id);
    expect(lead).toMatchObject({ subscription: 'confirmed', confirmBefore: null, mail: 'sent', webhook: 'sent' });
    expect(Date.parse(String(lead.confirmedAt))).toBeGreaterThan(Date.parse(String(lead.createdAt)));
    const [told] = toldOf(id);
    const key = Buffer.from(CRM_SECRET).toString('base64');
    expect(new Webhook(key).verify(told?.body ?? '', told?.headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
      data: {
        ...{ email, confirmedAt: lead.confirmedAt, consentText: CONSENT },
        withdrawAddress: `${SITE}/newsletter/withdraw#${withdraw}`,
        oneClickAddress: `${office.url}/api/newsletter/withdraw?token=${withdraw}`,
      },
    });
    const people = office.mail.mails.find((message) => message.includes(`<lead-${id}@`)) ?? '';
    expect(people).toContain('Somebody has confirmed the newsletter');
  });

  it('is not changed by programs that only follow links', async () => {
    const { id, confirm, withdraw } = await askForMail(newAddress());
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await fetch(`${office.url}/api/newsletter/confirm?token=${confirm}`, { method });
      await fetch(`${office.url}/api/newsletter/withdraw?token=${withdraw}`, { method });
    }
    expect(await office.readLead(id)).toMatchObject({ subscription: 'unconfirmed' });
  });

  it('is refused in the same words for a token that is used, withdrawn, expired, forged or none', async () => {
    const used = await becomeReader(newAddress());
    const expired = await askForMail(newAddress());
    const declined = await askForMail(newAddress());
    await office.take('withdraw', declined.withdraw);
    const then = new Date(Date.now() - 1_000);
    const time = office.data.databaseUrl ? then.toISOString() : String(then.getTime());
    await writeDatabase(office.data, 'UPDATE leads SET confirm_before = ? WHERE document_id = ?', [time, expired.id]);

    const open = await askForMail(newAddress());
    const tokens = {
      used: used.confirm,
      expired: expired.confirm,
      declined: declined.confirm,
      forged: open.confirm.replace(/.{4}$/, 'AAAA'),
      'of another': open.confirm.replace(open.id, used.id),
      'of another step': open.withdraw,
      none: 'x',
      empty: '',
    };
    for (const [name, token] of Object.entries(tokens)) {
      const { status, headers, body } = await office.take('confirm', token);
      expect([name, status, body.error.name, body.error.message]).toEqual([
        ...[name, 404, 'NotFoundError'],
        'Deze link is niet meer geldig. Heb je al bevestigd, dan is alles geregeld. Meld je anders gewoon opnieuw aan.',
      ]);
      expect(headers.get('Content-Language')).toBe('nl-NL');
    }
    expect(await office.readLead(open.id)).toMatchObject({ subscription: 'unconfirmed' });
    expect(await office.readLead(expired.id)).toMatchObject({ subscription: 'unconfirmed' });
  });

  it('that was asked for twice is one, whichever link is taken', async () => {
    const email = newAddress();
    const first = await askForMail(email);
    office.mail.mails.length = 0;
    const second = await askForMail(email);
    expect((await office.take('confirm', second.confirm)).status).toBe(200);
    expect((await office.take('confirm', first.confirm)).status).toBe(404);
    const rows = (await office.listLeads()).filter((lead) => lead.email === email);
    expect(rows.map(({ subscription }) => subscription)).toEqual(['confirmed']);
  });

  it('cannot be confirmed in the admin, and what is set to pending there tells nobody', async () => {
    const { id } = await askForMail(newAddress());
    const now = new Date().toISOString();
    await office.changeLead(id, { subscription: 'confirmed', confirmedAt: now, mail: 'pending', webhook: 'pending' });
    await settle();
    await until(async () => (await office.readLead(id)).webhook).toBe('none');
    expect(await office.readLead(id)).toMatchObject({ subscription: 'unconfirmed', confirmedAt: null, mail: 'none' });
    expect(toldOf(id)).toEqual([]);
  });
});

describe('nobody is mailed who', () => {
  it('has subscribed already; the visitor reads the same', async () => {
    const email = newAddress();
    const first = await becomeReader(email);
    office.mail.mails.length = 0;
    const { status, body } = await subscribe(email.toUpperCase());
    expect({ status, body }).toEqual({ status: 201, body: { data: { id: expect.any(String) } } });
    await until(async () => (await office.readLead(body.data.id)).confirmation).toBe('none');
    expect(mailsTo(email)).toEqual([]);
    expect((await office.readLead(body.data.id)).lastProblem).toContain('has subscribed already');
    expect(await office.readLead(first.id)).toMatchObject({ subscription: 'confirmed' });
  });

  it('was asked three times today, however the address is written', async () => {
    const name = 'vaak';
    const ids: string[] = [];
    for (const tag of ['', '+a', '+b', '+c', '+c']) {
      const { body } = await subscribe(`${name}${tag}@boer.test`);
      ids.push(body.data.id);
      await until(async () => (await office.readLead(body.data.id)).confirmation).not.toBe('pending');
    }
    const states = await Promise.all(ids.map(async (id) => (await office.readLead(id)).confirmation));
    expect(states).toEqual(['sent', 'sent', 'sent', 'none', 'none']);
    expect(office.mail.mails.filter((message) => message.includes(name)).length).toBe(3);
  });

  it('declined such a mail', async () => {
    const email = newAddress();
    const { id, withdraw } = await askForMail(email);
    expect((await office.take('withdraw', withdraw)).status).toBe(200);
    expect(await office.readLead(id)).toMatchObject({ subscription: 'withdrawn', confirmedAt: null, webhook: 'none' });
    office.mail.mails.length = 0;
    const { body } = await subscribe(email);
    await until(async () => (await office.readLead(body.data.id)).confirmation).toBe('none');
    expect(mailsTo(email)).toEqual([]);
  });

  it('a program entered', async () => {
    const email = newAddress();
    const { body } = await subscribe(email, { website: 'https://spam.test' });
    await settle();
    expect(await office.readLead(body.data.id)).toMatchObject({ state: 'spam', confirmation: 'none' });
    expect(mailsTo(email)).toEqual([]);
  });
});

describe('a reader who withdraws', () => {
  it('stays as a proof of consent without the rest, and the CRM hears of it once', async () => {
    const email = newAddress();
    const { id, withdraw, confirm } = await becomeReader(email, { fields: { email, name: 'Anna', message: 'Hoi' } });
    for (const _ of [1, 2]) {
      expect(await office.take('withdraw', withdraw)).toMatchObject({
        status: 200,
        body: { data: { state: 'withdrawn' } },
      });
    }
    await until(() => toldOf(`${id}-withdrawn`)).toHaveLength(1);
    expect(JSON.parse(toldOf(`${id}-withdrawn`)[0]?.body ?? '')).toMatchObject({
      type: 'newsletter.withdrawn',
      data: { id, email, withdrawnAt: expect.any(String) },
    });
    expect(await office.readLead(id)).toMatchObject({
      ...{ subscription: 'withdrawn', email, name: null, message: null, consentText: CONSENT },
      ...{ confirmedAt: expect.any(String), withdrawnAt: expect.any(String) },
    });
    expect((await office.take('confirm', confirm)).status).toBe(404);
    await settle();
    expect(toldOf(`${id}-withdrawn`)).toHaveLength(1);
  });

  it('is heard of by a CRM that is still being told of the subscription', async () => {
    const { id, confirm, withdraw } = await askForMail(newAddress());
    const { promise, resolve } = Promise.withResolvers<void>();
    office.crm.busy = promise;
    await office.take('confirm', confirm);
    await until(() => toldOf(id)).toHaveLength(1);
    await office.take('withdraw', withdraw);
    resolve();
    await until(() => toldOf(`${id}-withdrawn`)).toHaveLength(1);
    await until(async () => (await office.readLead(id)).webhook).toBe('sent');
  });

  it('does it by one click in a mail program, or with the code of the first mail', async () => {
    const { id, mail } = await becomeReader(newAddress());
    const address = /<(.+)>/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    expect(await office.readLead(id)).toMatchObject({ subscription: 'withdrawn' });
    const other = await becomeReader(newAddress());
    expect((await office.take('withdraw', other.confirm)).status).toBe(200);
    expect(await office.readLead(other.id)).toMatchObject({ subscription: 'withdrawn' });
  });

  it('is not somebody who makes a token up', async () => {
    const { id, withdraw } = await becomeReader(newAddress());
    const { status, body } = await office.take('withdraw', withdraw.replace(/.{3}$/, 'AAA'));
    expect([status, body.error.message]).toEqual([
      404,
      'Deze link is niet compleet. Open hem nog eens vanuit de mail, of schrijf ons.',
    ]);
    expect(await office.readLead(id)).toMatchObject({ subscription: 'confirmed' });
  });

  it('may subscribe anew', async () => {
    const email = newAddress();
    const { withdraw } = await becomeReader(email);
    await office.take('withdraw', withdraw);
    office.mail.mails.length = 0;
    await becomeReader(email);
  });
});

describe('without the script of the page', () => {
  const send = (step: string, entries: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${office.url}/api/newsletter/${step}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(entries),
    });

  it('leads back to where the page says how it went, in its language', async () => {
    const { confirm, id } = await askForMail(newAddress());
    const page = { country: 'nl', locale: 'en' };
    const wrong = await send('confirm', { token: `${confirm}x`, ...page });
    expect([wrong.status, wrong.headers.get('Location')]).toEqual([303, `${SITE}/en/newsletter/confirm#invalid`]);
    const right = await send('confirm', { token: confirm, ...page });
    expect([right.status, right.headers.get('Location')]).toEqual([303, `${SITE}/en/newsletter/confirm#done`]);
    const over = await send('withdraw', { token: confirm, ...page });
    expect(over.headers.get('Location')).toBe(`${SITE}/en/newsletter/withdraw#done`);
    expect(await office.readLead(id)).toMatchObject({ subscription: 'withdrawn' });
  });

  it('leads to no other host, and takes nothing from pages of others', async () => {
    const { confirm, id } = await askForMail(newAddress());
    const elsewhere = await send('confirm', { token: confirm, country: '//evil.test', locale: 'nl' });
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([400, null]);
    for (const Origin of ['https://evil.test', 'null', office.url]) {
      expect((await send('confirm', { token: confirm, country: 'nl', locale: 'nl' }, { Origin })).status).toBe(403);
      expect((await office.take('withdraw', confirm, { Origin })).status).toBe(403);
    }
    expect(await office.readLead(id)).toMatchObject({ subscription: 'unconfirmed' });
    const allowed = await office.take('confirm', confirm, { Origin: SITE });
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
  });
});

it('the table of leads says who confirmed, when, and to what', async () => {
  const email = newAddress();
  const { id } = await becomeReader(email);
  const { confirmedAt, createdAt, consentVersion } = await office.readLead(id);
  const answer = await fetch(`${office.url}/lumavelo/leads.csv`, { headers: office.asAdmin() });
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toContain('"consentText";"consentVersion";"note";"subscription";"confirmedAt";"withdrawnAt"');
  const line = lines.find((entry) => entry.includes(email)) ?? '';
  expect(line).toContain(`"${consentVersion}";;"confirmed";"${confirmedAt}";`);
  expect(line).toContain(String(createdAt));
  expect(line).toContain(CONSENT);
});

it('a network may ask for twenty a day, and hears so in words', async () => {
  const send = (localAddress: string, type: string, body: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', localAddress, headers: { 'Content-Type': type } };
      request(`${office.url}/api/leads`, options, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode ?? 0, text });
      })
        .on('error', reject)
        .end(body);
    });
  const { page } = await office.readLead((await subscribe(newAddress())).body.data.id);
  const asJson = (localAddress: string) => {
    const form = { form: FORMS.newsletter.id, page, locale: 'nl', fields: { email: newAddress() }, consent: true };
    return send(localAddress, 'application/json', JSON.stringify({ ...form, website: 'x' }));
  };
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) statuses.push((await asJson('127.0.0.9')).status);
  expect(statuses).toEqual(Array(20).fill(201));
  const words = 'Er kwamen vanaf dit netwerk vandaag al erg veel aanmeldingen binnen. Probeer het morgen opnieuw.';
  const refused = await asJson('127.0.0.9');
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.text).error.message).toBe(words);
  const entries = { form: FORMS.newsletter.id, page: String(page), locale: 'nl', 'fields[email]': newAddress() };
  const native = await send(
    '127.0.0.9',
    'application/x-www-form-urlencoded',
    new URLSearchParams({ ...entries, consent: 'true' }).toString(),
  );
  expect(native.status).toBe(429);
  expect(native.text).toContain(words);
  expect((await asJson('127.0.0.10')).status).toBe(201);
});
