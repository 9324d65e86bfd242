import type { Page } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { test as base, expect } from '../../src/gallery.ts';
import { type FakeHubspot, startFakeHubspot } from '../../src/hubspot.ts';
import { watchTraffic } from '../../src/traffic.ts';

const test = base.extend<{ hubspot: FakeHubspot }>({
  async hubspot({ page }, use) {
    const hubspot = await startFakeHubspot(page);
    await use(hubspot);
    await hubspot.close();
  },
});

const CONSENT = 'You may use my details to answer my request.';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Sanne');
  await page.getByLabel('Last name').fill('de Wit');
  await page.getByLabel('Work e-mail').fill('sanne@grachtwerk.example');
  await page.getByLabel('How can we help?').fill('Twelve cargo bikes, please.');
  await page.getByLabel(CONSENT).check();
}

test('sends what was typed, where from and what was agreed to, and says that it arrived', async ({
  openFixture,
  hubspot,
}) => {
  const page = await openFixture('HubspotForm', 'default');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByLabel('Work e-mail')).toBeHidden();
  expect(hubspot.submissions).toEqual([
    {
      path: '/submissions/v3/integration/submit/25112026/0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f',
      body: {
        fields: [
          { objectTypeId: '0-1', name: 'firstname', value: 'Sanne' },
          { objectTypeId: '0-1', name: 'lastname', value: 'de Wit' },
          { objectTypeId: '0-1', name: 'email', value: 'sanne@grachtwerk.example' },
          { objectTypeId: '0-1', name: 'message', value: 'Twelve cargo bikes, please.' },
        ],
        context: { pageUri: page.url(), pageName: await page.title() },
        legalConsentOptions: { consent: { consentToProcess: true, text: CONSENT, communications: [] } },
      },
    },
  ]);
});

test('submits to the data centre of the portal', { tag: '@full' }, async ({ page, openFixture, hubspot }) => {
  const sent = page.waitForRequest((request) => request.url().includes('hsforms.com'));
  await openFixture('HubspotForm', 'full');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(new URL((await sent).url()).host).toBe('api.hsforms.com');
  await (await sent).response();
  await expect.poll(() => hubspot.submissions).toHaveLength(1);
});

test('asks nobody before the press, and sends nothing that is not complete or comes from a program', async ({
  page,
  openFixture,
  hubspot,
}) => {
  await test.step('asks nobody before the press', async () => {
    const traffic = watchTraffic(page);
    await openFixture('HubspotForm', 'default');
    await fillIn(page);
    await traffic.settle();
    expect(traffic.asked.filter((address) => new URL(address).hostname !== 'localhost')).toEqual([]);
  });

  await test.step('says at each field what is missing, in the words of the page, and leads to the first', async () => {
    const page = await openFixture('HubspotForm', 'default');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please fill this in.');
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription('');
    await expect(page.getByLabel(CONSENT)).toHaveAccessibleDescription('Without your consent we may not reply.');
    await page.getByLabel('Work e-mail').fill('sanne');
    await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription(/such as name@company\.com/);
    await page.getByLabel('Work e-mail').fill('sanne@grachtwerk.example');
    await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription('');
    expect(hubspot.submissions).toEqual([]);
  });

  await test.step('a program that fills in the hidden field is thanked, and not heard', async () => {
    const page = await openFixture('HubspotForm', 'default');
    await fillIn(page);
    await page.locator('[name="website"]').fill('https://spam.example', { force: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
    expect(hubspot.submissions).toEqual([]);
  });

  await test.step('samples show the states as visitors come to see them', async () => {
    const page = await openFixture('HubspotForm', 'sending');
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await openFixture('HubspotForm', 'failed');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await openFixture('HubspotForm', 'sent');
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
  });

  await test.step('ids that are none draw no form', async () => {
    const page = await openFixture('HubspotForm', 'invalidIds');
    await expect(page.locator('[data-block]')).toHaveCount(0);
  });
});

test('an address that HubSpot refuses is reported at its field, and can be corrected', async ({
  openFixture,
  hubspot,
  consoleErrors,
}) => {
  hubspot.faults.push('BLOCKED_EMAIL');
  const page = await openFixture('HubspotForm', 'default');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Work e-mail')).toBeFocused();
  await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription(/such as name@company\.com/);
  await page.getByLabel('Work e-mail').fill('sanne@nordlicht.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  // The browser itself reports the refused call.
  expect(consoleErrors.splice(0)).toHaveLength(1);
});

for (const fault of sample([503, 'FORM_HAS_RECAPTCHA_ENABLED'], 1)) {
  test(`keeps what was typed when sending fails with ${fault}, and tries again`, { tag: '@full' }, async ({
    openFixture,
    hubspot,
    consoleErrors,
  }) => {
    hubspot.faults.push(fault);
    const page = await openFixture('HubspotForm', 'default');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your details are still here')).toBeVisible();
    await expect(page.getByText('Your message has arrived.')).toBeHidden();
    await expect(page.getByLabel('First name')).toHaveValue('Sanne');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
    expect(hubspot.submissions).toHaveLength(2);
    expect(consoleErrors.splice(0)).toHaveLength(1);
  });
}

test('a second press while sending sends nothing twice', { tag: '@full' }, async ({ page, openFixture, hubspot }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openFixture('HubspotForm', 'default');
  await page.route('https://*.hsforms.com/**', async (route) => {
    await held;
    await route.fallback();
  });
  await fillIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Sending…' }).click();
  release();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  expect(hubspot.submissions).toHaveLength(1);
});

const EMBED = 'https://js-eu1.hsforms.net/forms/embed/v2.js';

test('HubSpot’s own form is loaded by a press only, and can be asked for again', { tag: '@full' }, async ({
  page,
  openFixture,
  consoleErrors,
}) => {
  await test.step('HubSpot’s own form is loaded by a press only', async () => {
    let loaded = 0;
    await page.route(EMBED, (route) => {
      loaded += 1;
      const body = `window.hbspt = { forms: { create(options) {
      document.querySelector(options.target).textContent = 'Form ' + options.formId + ' of ' + options.portalId + ' in ' + options.region;
    } } };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    const traffic = watchTraffic(page);
    await openFixture('HubspotForm', 'officialEmbed');
    await traffic.settle();
    expect(loaded).toBe(0);
    await expect(page.getByText('Loading it sends data to HubSpot.')).toBeVisible();
    await page.getByRole('button', { name: 'Load form' }).click();
    await expect(page.getByText('Form 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f of 25112026 in eu1')).toBeVisible();
  });

  await test.step('a script of HubSpot that does not arrive is named, and can be asked for again', async () => {
    let asked = 0;
    await page.route(EMBED, (route) => {
      asked += 1;
      return route.abort();
    });
    await openFixture('HubspotForm', 'officialEmbed');
    await page.getByRole('button', { name: 'Load form' }).click();
    await expect(page.getByText(`Failed to load script: ${EMBED}`)).toBeVisible();
    await page.getByRole('button', { name: 'Load form' }).click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByText(`Failed to load script: ${EMBED}`)).toBeVisible();
    expect(consoleErrors.splice(0)).toHaveLength(2);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it needs them, and offers no button that does nothing', async ({ page, openFixture }) => {
    for (const sample of ['default', 'officialEmbed']) {
      await openFixture('HubspotForm', sample);
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});
