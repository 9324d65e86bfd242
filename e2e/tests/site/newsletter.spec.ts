/** The newsletter: from the form by a mail to the page that confirms, and out again; with and without script. */
import { COUNTRIES, COUNTRY_SITES, newsletterPath } from '@lumavelo/blocks/site';
import type { Locator, Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../../../cms/tests/harness/mail-server.ts';
import { type ReadMail, readMail } from '../../../cms/tests/harness/read-mail.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/gallery.ts';
import { findSite } from '../../src/site.ts';

const nl = findSite('nl');

const CHECK_MAIL = /^Bijna klaar! Je krijgt zo een mail van ons/;
const CONFIRM = 'Ja, stuur mij de nieuwsbrief';
const CONFIRMED = 'Bedankt, je bent aangemeld!';

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer(Number(process.env.SMTP_PORT));
});
test.afterAll(() => mail.close());

/** An address of mail that no other test uses: leads stay on the stage. */
const newAddress = () => `els-${crypto.randomUUID().slice(0, 8)}@boer.example`;

const findLead = (email: string) => Cms.open().findLead(email);

/** As fast as people type: who is faster counts as a program. */
const type = (field: Locator, text: string) => field.pressSequentially(text, { delay: 80 });

/** Asks for the newsletter on the Dutch page of news. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(`${nl.url}/nieuws`);
  await type(page.getByLabel('E-mailadres'), email);
  await page.getByLabel(/^Ja, stuur mij de nieuwsbrief/).check();
  await page.getByRole('button', { name: 'Nieuwsbrief ontvangen' }).click();
  await expect(page.getByText(CHECK_MAIL)).toBeVisible();
}

async function awaitMail(email: string): Promise<ReadMail> {
  const find = () => mail.mails.map(readMail).find(({ headers }) => headers.to === email);
  await expect.poll(find, { message: `Nothing was mailed to ${email}.` }).toBeDefined();
  return find() as ReadMail;
}

const findLink = ({ html }: ReadMail, step: string) =>
  new RegExp(`href="([^"]*/newsletter/${step}#[^"]*)"`).exec(html)?.[1] ?? '';

test('somebody subscribes, confirms by the link of the mail, and withdraws again', async ({ page, request }) => {
  const email = newAddress();
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribe(page, email);
  expect(await findLead(email)).toMatchObject({ subscription: 'unconfirmed', confirmedAt: null });
  const letter = await awaitMail(email);
  const link = findLink(letter, 'confirm');
  expect(link).toMatch(new RegExp(`^${nl.url}/newsletter/confirm#`));

  // Programs that look for viruses follow it before anybody reads the mail, some of them with a browser.
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('button', { name: CONFIRM })).toBeVisible();
  expect(await findLead(email)).toMatchObject({ subscription: 'unconfirmed' });

  // The token is not in the address any more, where it would be shared and measured; a reload still knows it.
  await expect(page).toHaveURL(`${nl.url}/newsletter/confirm`);
  await page.reload();
  await expect(page.getByLabel('Code uit de mail')).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await loadAxe(page);
  expect(await findSeriousProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: CONFIRM }).click();
  await expect(page.getByRole('status').filter({ hasText: CONFIRMED })).toBeFocused();
  expect(await findLead(email)).toMatchObject({ subscription: 'confirmed', confirmedAt: expect.any(String) });
  expect(await findSeriousProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Toch niet? Meld je weer af' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Afmelden voor de nieuwsbrief' })).toBeVisible();
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByText('Geregeld: je krijgt geen nieuwsbrief van ons.')).toBeVisible();
  expect(await findLead(email)).toMatchObject({ subscription: 'withdrawn' });
});

test('a link that was used leads to where one subscribes anew; without a connection it can be tried again', {
  tag: '@full',
}, async ({ page, context, consoleErrors }) => {
  const email = newAddress();
  await subscribe(page, email);
  const link = findLink(await awaitMail(email), 'confirm');
  await page.goto(link);
  await context.setOffline(true);
  await page.getByRole('button', { name: CONFIRM }).click();
  await expect(page.getByText('Dat is helaas niet gelukt. Probeer het opnieuw.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText(CONFIRMED)).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: CONFIRM }).click();
  await expect(page.getByText(/^Deze link is niet meer geldig/)).toBeVisible();
  await expect(page.getByRole('button', { name: CONFIRM })).toBeHidden();
  await loadAxe(page);
  expect(await findSeriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Opnieuw aanmelden' }).click();
  await expect(page).toHaveURL(`${nl.url}/nieuws`);
  // The browser itself reports the connection that was missing, and what the CMS refused.
  expect(consoleErrors.splice(0)).toHaveLength(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code of the mail is typed, and the page says how it went', async ({ page }) => {
    const email = newAddress();
    await page.goto(`${nl.url}/nieuws`);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel(/^Ja, stuur mij de nieuwsbrief/).check();
    await page.getByRole('button', { name: 'Nieuwsbrief ontvangen' }).click();
    await expect(page.getByText(CHECK_MAIL)).toBeVisible();
    const letter = await awaitMail(email);
    const code = /\n([\w-]+\.[\w-]{22})\n/.exec(letter.text)?.[1] ?? '';

    await page.goto(findLink(letter, 'confirm'));
    await page.getByLabel('Code uit de mail').fill(code.slice(0, -1));
    await page.getByRole('button', { name: CONFIRM }).click();
    await expect(page).toHaveURL(`${nl.url}/newsletter/confirm#invalid`);
    await expect(page.getByText(/^Deze link is niet meer geldig/)).toBeVisible();
    await page.getByLabel('Code uit de mail').fill(code);
    await page.getByRole('button', { name: CONFIRM }).click();
    await expect(page).toHaveURL(`${nl.url}/newsletter/confirm#done`);
    await expect(page.getByText(CONFIRMED)).toBeVisible();
    await expect(page.getByRole('button', { name: CONFIRM })).toBeHidden();
    expect(await findLead(email)).toMatchObject({ subscription: 'confirmed' });

    await page.getByRole('link', { name: 'Toch niet? Meld je weer af' }).click();
    await page.getByLabel('Code uit de mail').fill(code);
    await page.getByRole('button', { name: 'Afmelden' }).click();
    await expect(page.getByText('Geregeld: je krijgt geen nieuwsbrief van ons.')).toBeVisible();
    expect(await findLead(email)).toMatchObject({ subscription: 'withdrawn' });
  });
});

/** What the mail and the pages are called in each language. */
const WORDS = {
  nl: ['Bevestig je aanmelding voor de nieuwsbrief', 'Je aanmelding voor de nieuwsbrief'],
  be: ['Bevestig je inschrijving op de nieuwsbrief', 'Je inschrijving op de nieuwsbrief'],
  de: ['Bitte bestätige deine Newsletter-Anmeldung', 'Deine Newsletter-Anmeldung'],
  'de-AT': ['Bitte bestätige deine Anmeldung zum Newsletter', 'Deine Anmeldung zum Newsletter'],
  en: ['Please confirm your newsletter subscription', 'Your newsletter subscription'],
  fr: ['Confirmez votre inscription à la newsletter', 'Votre inscription à la newsletter'],
} as const;

const sites = COUNTRIES.flatMap((country) => COUNTRY_SITES[country].locales.map((site) => ({ country, ...site })));

for (const { country, locale, lang } of sites) {
  test(`${country}, ${locale}: form, mail and page speak the language of the site`, { tag: '@full' }, async ({
    page,
  }) => {
    const email = newAddress();
    const { url } = findSite(country);
    // Where a link that is no longer valid leads.
    await page.goto(url + newsletterPath(country, locale, 'confirm'));
    await page.goto(url + (await page.locator('#invalid a').getAttribute('href')));
    const form = page.locator('lead-form[data-purpose="newsletter"]');
    await type(form.locator('[name="fields[email]"]'), email);
    await form.locator('[name="consent"]').check();
    await form.getByRole('button').click();
    await expect(form.locator('.Form-status [data-for="sent"]')).toBeVisible();
    const { headers, html, ...rest } = await awaitMail(email);
    expect(headers.subject).toBe(WORDS[locale][0]);
    expect(html).toContain(`<html lang="${lang}">`);
    await page.goto(findLink({ headers, html, ...rest }, 'confirm'));
    expect(new URL(page.url()).pathname).toBe(newsletterPath(country, locale, 'confirm'));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1, name: WORDS[locale][1] })).toBeVisible();
    await page.locator('newsletter-form button').click();
    await expect(page.locator('#done')).toBeVisible();
    expect(await findLead(email)).toMatchObject({ subscription: 'confirmed', country, language: locale });
  });
}
