/** What visitors send with a form: stored, refused in their language, or let go. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT, FIELDS, FORMS, type LeadOffice, leadForm, openLeadOffice, SITE } from '../harness/lead-office.ts';
import { newSlug } from '../harness/pages.ts';

let office: LeadOffice;
beforeAll(async () => {
  office = await openLeadOffice();
});
afterAll(() => office.close());

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

it('one address is limited, and browsers without the script are told so in words', async () => {
  await office.stop();
  await office.start({ CALLS_PER_MINUTE: '40' });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await office.send()).status);
  expect(statuses).toEqual([201, 201, 429]);
  const response = await office.sendNatively({});
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Er kwamen net erg veel berichten binnen.');
});

it('one form that many flood is slow, and refuses nobody', async () => {
  await office.stop();
  await office.start({ CALLS_PER_MINUTE: '40' });
  // Two from each: as many as one address may send in a minute, of sixteen that a form takes at once.
  const answered: string[] = [];
  const send = async (host: number, form: string) => {
    const status = await sendFrom(`127.0.0.${host}`, form);
    answered.push(`${form} ${status}`);
  };
  for (let host = 2; host < 10; host += 1) await Promise.all([1, 2].map(() => send(host, FORMS.employer.id)));
  await Promise.all([10, 10, 11, 11].map((host) => send(host, FORMS.employer.id)));
  expect(answered).toEqual(Array(20).fill(`${FORMS.employer.id} 404`));
  await Promise.all([send(20, FORMS.employer.id), send(20, FORMS.dealer.id)]);
  expect(answered.slice(20)).toEqual([`${FORMS.dealer.id} 404`, `${FORMS.employer.id} 404`]);
});

/** The status of something sent from an address of this machine; the page is none, so that nothing is stored. */
function sendFrom(localAddress: string, form: string): Promise<number> {
  const body = JSON.stringify({ form, page: 'nowhere', locale: 'nl', fields: {}, consent: true });
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    request(`${office.url}/api/leads`, { method: 'POST', localAddress, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}
