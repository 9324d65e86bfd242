/** Becoming a customer: forms that the CMS takes, with and without their script, and the mail to the employer. */
import type { Page } from '@playwright/test';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/gallery.ts';
import { findSite } from '../../src/site.ts';

const nl = findSite('nl');

const CONSENT = 'Jullie mogen mijn gegevens gebruiken om mijn vraag te beantwoorden.';
const THANKS = 'Bedankt! Je bericht is aangekomen.';

/** An address of mail that no other test uses: leads stay on the stage. */
const newAddress = () => `anna-${crypto.randomUUID().slice(0, 8)}@boer.example`;

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Naam').fill('Anna de Boer');
  await page.getByLabel('Zakelijk e-mailadres').fill(email);
  await page.getByLabel('Waarmee kunnen we je helpen?').fill('Twaalf bakfietsen, graag.');
  await page.getByLabel(CONSENT).check();
}

const findLead = (email: string) => Cms.open().findLead(email);

test('by keyboard: errors stand beside their fields, and what is sent is in the CMS', async ({
  page,
  consoleErrors,
}) => {
  const email = newAddress();
  await page.goto(`${nl.url}/contact`);
  await page.getByLabel('Naam').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Naam')).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(page.getByLabel(CONSENT)).toHaveAccessibleDescription('Zonder je toestemming mogen we niet antwoorden.');
  await expect(page.getByLabel('Naam')).toBeFocused();
  await loadAxe(page);
  expect(await findSeriousProblems(page)).toEqual([]);

  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text, { delay: 10 });
      await page.keyboard.press('Tab');
    }
  };
  await type('Anna de Boer', '', email, 'bel maar', 'Twaalf bakfietsen, graag.');
  await page.keyboard.press('Space');
  await page.getByLabel('Naam').focus();
  await page.keyboard.press('Enter');
  // What only the CMS knows stands beside its field as well.
  const telephone = page.getByLabel('Telefoonnummer');
  await expect(telephone).toHaveAccessibleDescription('Vul een telefoonnummer in zoals 030 123 45 67.');
  await expect(telephone).toBeFocused();
  expect(await findLead(email)).toBeUndefined();
  await telephone.fill('030 123 45 67');
  // Who sends within 1.5 seconds of the page is a program to the CMS; a fast machine is as quick.
  await page.waitForFunction(() => performance.now() > 1_600);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  expect(await findLead(email)).toMatchObject({
    name: 'Anna de Boer',
    telephone: '030 123 45 67',
    message: 'Twaalf bakfietsen, graag.',
    purpose: 'employer',
    state: 'new',
    pageAddress: `${nl.url}/contact`,
    consentText: CONSENT,
  });
  // The browser itself reports what the CMS refused.
  expect(consoleErrors.splice(0)).toHaveLength(1);
});

test('without a connection nothing that was typed is lost, and it is sent when there is one', async ({
  page,
  context,
  consoleErrors,
}) => {
  const email = newAddress();
  await page.goto(`${nl.url}/contact`);
  await fillIn(page, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Je gegevens staan er nog: probeer het opnieuw.')).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Anna de Boer');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await findLead(email)).toBeDefined();
  expect(consoleErrors.splice(0)).toHaveLength(1);
});

test('what a form that was changed meanwhile misses is said, though the page does not ask for it', {
  tag: '@full',
}, async ({ page, consoleErrors }) => {
  await page.goto(`${nl.url}/contact`);
  await fillIn(page, newAddress());
  const errors = [{ path: ['fields', 'bike'], message: 'Vul in om welke fiets het gaat.', name: 'ValidationError' }];
  await page.route('**/api/leads', (route) => route.fulfill({ status: 400, json: { error: { details: { errors } } } }));
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Vul in om welke fiets het gaat.')).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Anna de Boer');
  await page.unroute('**/api/leads');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(consoleErrors.splice(0)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a form is sent, refused and mended, and the mail to the employer is whole', async ({
    page,
    consoleErrors,
  }) => {
    await test.step('a form is sent, refused and mended by the browser alone', async () => {
      const email = newAddress();
      await page.goto(`${nl.url}/contact`);
      await fillIn(page, email);
      await page.getByLabel('Telefoonnummer').fill('geen');
      await page.getByRole('button', { name: 'Versturen' }).click();
      await expect(page.getByRole('heading', { name: 'Nog niet verstuurd' })).toBeVisible();
      await expect(page.getByText('Vul een telefoonnummer in zoals 030 123 45 67.')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Naam')).toHaveValue('Anna de Boer');
      await page.getByLabel('Telefoonnummer').fill('');
      await page.getByRole('button', { name: 'Versturen' }).click();
      await expect(page).toHaveURL(new RegExp(`^${nl.url}/contact#sent-`));
      await expect(page.getByText(THANKS)).toBeVisible();
      await expect(page.getByLabel('Naam')).toBeHidden();
      expect(await findLead(email)).toMatchObject({ name: 'Anna de Boer', telephone: null });
      expect(consoleErrors.splice(0)).toHaveLength(1);
    });

    await test.step('the mail to the employer is whole', async () => {
      await page.goto(`${nl.url}/werkgever-niet-aangesloten`);
      const address = await page.getByRole('link', { name: 'Mail aan je werkgever openen' }).getAttribute('href');
      const mail = new URL(address ?? '');
      expect(mail.protocol).toBe('mailto:');
      expect(mail.searchParams.get('body')).toContain(`${nl.url}/werkgever`);
      await expect(page.getByLabel('Naam')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Tekst kopiëren' })).toHaveCount(0);
    });
  });
});

test('from a bike to a mail about this very bike, with its price a month, and to an offer for it', async ({
  page,
  context,
}) => {
  await page.goto(`${nl.url}/fietsen`);
  await page.locator('.BikeCard a').first().click();
  const monthly = page.locator('.BikePage-summary .BikeCosts-monthly');
  await expect(monthly).toHaveText(/^€\s\d+,\d\d per maand$/);
  const price = ((await monthly.textContent()) ?? '').replace(' per maand', '');
  const bike = page.url();
  const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
  const picture = await page.locator('.BikePage img').first().getAttribute('src');
  await page.getByRole('link', { name: 'Vraag het je werkgever' }).click();

  const letter = page.locator('.LeadForm-letter p');
  await expect(letter).toContainText(`ongeveer ${price} per maand`);
  await expect(letter).toContainText(bike);
  for (const word of name.split(/\s+/)) await expect(letter).toContainText(word);
  const shown = page.getByRole('figure').filter({ hasText: name });
  await expect(shown).toContainText('€');
  await expect(shown.locator('img')).toHaveAttribute('src', picture ?? '');
  await page.getByLabel('Naam').fill('Anna');
  const link = page.getByRole('link', { name: 'Mail aan je werkgever openen' });
  const body = () =>
    link.getAttribute('href').then((href) => new URL(href ?? '').searchParams.get('body')?.replaceAll('\r\n', '\n'));
  await expect.poll(body).toBe(await letter.textContent());
  expect(await body()).toMatch(/groeten\nAnna$/);
  // A browser that refuses has the text chosen, to be copied by hand.
  const copy = page.getByRole('button', { name: 'Tekst kopiëren' });
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('groeten\nAnna');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(page.getByText('Gekopieerd. Nu alleen nog plakken.')).toBeVisible();
  await loadAxe(page);
  expect(await findSeriousProblems(page)).toEqual([]);

  await test.step('an offer is asked for the same bike, with what was calculated, and without what somebody earns', async () => {
    await page.goto(bike);
    await page.getByRole('link', { name: 'Zelfstandig? Vraag een offerte voor deze fiets' }).click();
    const about = page.getByLabel('Om welke fiets gaat het?');
    await expect(about).toHaveValue(/, €\s[\d.]+/);
    for (const word of name.split(/\s+/)) await expect(about).toHaveValue(new RegExp(word));
    await expect(page.getByText('De fiets hebben we vast ingevuld')).toBeVisible();
    await page.locator('.CalculatorPageElement').scrollIntoViewIfNeeded();
    await page.getByLabel('Winst per jaar, voor belasting', { exact: true }).fill('60.000');
    await page.getByLabel('Looptijd in maanden').selectOption('48');
    await expect(about).toHaveValue(/, 48 maanden, €\s[\d,]+ per maand$/);
    await expect(about).not.toHaveValue(/60\.?000/);
    await about.fill('Liever een tandem');
    await page.getByLabel('Looptijd in maanden').selectOption('24');
    await expect(page.locator('bike-calculator .results')).not.toHaveAttribute('aria-busy');
    await expect(about).toHaveValue('Liever een tandem');
  });
});
