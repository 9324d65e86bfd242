/** Tasks of a visitor who calculates and asks: the calculators, one's employer, an offer, the office. */
import { expect, type Locator } from '@playwright/test';
import { Cms } from '../cms.ts';
import type { Task, Visit } from './visit.ts';

/** The fields of `VisitSite.calculator` in the tabs, and what is typed there. */
const TABS = [
  ['an employee', 'salary', '3000'],
  ['somebody who works part time', 'hours', '16'],
  ['somebody self-employed', 'profit', '20000'],
] as const;

const CALCULATE: readonly Task[] = [
  ...TABS.map(
    ([who, field, value], tab): Task => [
      `calculates as ${who}`,
      async (visit) => {
        await openTab(visit, tab);
        await enter(visit, panel(visit), field, value);
      },
    ],
  ),
  ['calculates as an employer', calculateAsEmployer],
  ['is told beside the field what is no number', mistype],
  ['lets the browser keep what was entered', keepEntered],
];

const OFFERS: readonly Task[] = TABS.map(
  ([who], tab): Task => [`is led to an offer as ${who}`, (visit) => seeOffer(visit, tab)],
);

const ASK: readonly Task[] = [
  ['asks the employer, in a mail about the bike', askEmployer],
  ['is told what is wrong with the form for an offer', askOfferWrongly],
  ['asks for an offer for the bike', askOffer],
  ['is told what is wrong with a message', writeWrongly],
  ['writes a message', write],
  ['is told what is wrong with an address for the newsletter', subscribeWrongly],
];

export const askTasks = ({ calculator }: Visit['site']): Task[] => [...(calculator ? CALCULATE : OFFERS), ...ASK];

const panel = ({ page }: Visit) => page.locator('.CalculatorTabs-panel[data-open]');
const headline = (place: Locator) => place.locator('.headline strong').first();

async function openTab(visit: Visit, tab: number): Promise<void> {
  if (tab === 0) await visit.follow('calculator');
  await visit.page.getByRole('tab').nth(tab).click();
}

/** Types into a field of a calculator, whose results become others. */
async function enter(
  visit: Visit,
  place: Locator,
  field: keyof NonNullable<Visit['site']['calculator']>,
  value: string,
) {
  const results = place.locator('.results');
  await place.scrollIntoViewIfNeeded();
  await expect(headline(place)).toHaveText(/€\s\d/);
  await expect(results).not.toHaveAttribute('aria-busy');
  const before = (await results.textContent()) ?? '';
  await place.getByLabel(visit.site.calculator?.[field] ?? '', { exact: true }).fill(value);
  await expect(results).not.toHaveText(before);
}

async function seeOffer(visit: Visit, tab: number): Promise<void> {
  await openTab(visit, tab);
  const open = panel(visit);
  await expect(open.locator('bike-calculator')).toHaveCount(0);
  await expect(open).not.toContainText(/€\s*\d|\d\s*€/);
  await expect(open.locator('.CalculatorOffer').getByRole('link')).toHaveAttribute('href', /.+/);
}

async function mistype(visit: Visit): Promise<void> {
  await openTab(visit, 0);
  const field = panel(visit).getByLabel(visit.site.calculator?.salary ?? '', { exact: true });
  await field.fill('veel');
  await expect(field).toHaveAccessibleDescription(new RegExp(visit.words.calculator.notANumber));
  await expect(panel(visit).getByText(visit.words.calculator.old)).toBeVisible();
  await field.fill('4800');
  await expect(panel(visit).getByText(visit.words.calculator.old)).toHaveCount(0);
}

async function keepEntered(visit: Visit): Promise<void> {
  const box = panel(visit).getByLabel(visit.words.calculator.keep);
  await box.check();
  await expect
    .poll(() => visit.page.evaluate(() => localStorage.getItem('bikefinder-storage') ?? ''))
    .toContain('"grossSalary":4800');
  await visit.page.reload();
  await expect(panel(visit).getByLabel(visit.site.calculator?.salary ?? '', { exact: true })).toHaveValue('4.800');
  await box.uncheck();
  await expect
    .poll(() => visit.page.evaluate(() => localStorage.getItem('bikefinder-storage') ?? ''))
    .not.toContain('"grossSalary":4800');
}

async function calculateAsEmployer(visit: Visit): Promise<void> {
  await visit.follow('employers');
  await visit.main.locator('a.Button[href^="/"]').filter({ hasNotText: /^$/ }).nth(1).click();
  await enter(visit, visit.page.locator('bike-calculator'), 'employees', '400');
}

async function openBike(visit: Visit): Promise<string> {
  await visit.header.getByRole('link', { name: visit.words.layout.findBike }).click();
  await visit.cards.first().getByRole('link').click();
  await expect(visit.page.locator('.BikePage-summary')).toBeVisible();
  return ((await visit.page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
}

async function askEmployer(visit: Visit): Promise<void> {
  const name = await openBike(visit);
  const { page, words } = visit;
  await page.locator('.BikePage-summary').getByRole('link', { name: words.bikes.askEmployer }).click();
  const letter = page.locator('.LeadForm-letter p');
  for (const word of name.split(/\s+/)) await expect(letter).toContainText(word);
  await page.getByLabel(words.lead('name')).fill('Anna');
  const mail = page.getByRole('link', { name: words.lead('openMail') });
  const body = async () => new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  await expect.poll(body).toMatch(/Anna$/);
}

const form = ({ page }: Visit) => page.locator('.LeadForm form').first();
const field = (visit: Visit, name: string) => form(visit).locator(`[data-field="${name}"]`);
const send = (visit: Visit) => form(visit).locator('button[type="submit"]').click();

async function askOfferWrongly(visit: Visit): Promise<void> {
  await openBike(visit);
  const { page, words } = visit;
  await page.getByRole('link', { name: words.bikes.askOffer }).click();
  await expect(field(visit, 'bike')).toHaveValue(/€/);
  await field(visit, 'email').fill('anna@');
  await send(visit);
  await expect(field(visit, 'name')).toHaveAccessibleDescription(words.form('missing'));
  await expect(field(visit, 'email')).toHaveAccessibleDescription(words.form('invalidEmail'));
  await expect(field(visit, 'consent')).toHaveAccessibleDescription(words.form('missingConsent'));
  await expect(field(visit, 'name')).toBeFocused();
}

/** An address of mail that no other test uses: leads stay on the stage. */
const newAddress = () => `anna-${crypto.randomUUID().slice(0, 8)}@boer.example`;

async function sendRightly(visit: Visit, texts: Readonly<Record<string, string>>): Promise<void> {
  const email = newAddress();
  for (const [name, text] of Object.entries({ email, ...texts })) await field(visit, name).fill(text);
  await field(visit, 'consent').check();
  await field(visit, 'name').clear();
  // As fast as people type: who is faster counts as spam.
  await field(visit, 'name').pressSequentially('Anna de Boer', { delay: 130 });
  await send(visit);
  await expect(visit.page.locator('.LeadForm').first().getByRole('status').last()).toBeFocused();
  expect(await Cms.open().findLead(email)).toMatchObject({
    name: 'Anna de Boer',
    country: visit.site.country,
    state: 'new',
  });
}

async function askOffer(visit: Visit): Promise<void> {
  await sendRightly(visit, {});
}

async function writeWrongly(visit: Visit): Promise<void> {
  const [wrong, said] = visit.site.telephone;
  await visit.footer.getByRole('link', { name: visit.site.footer.contact[0], exact: true }).click();
  await field(visit, 'name').fill('Anna de Boer');
  await field(visit, 'email').fill(newAddress());
  await field(visit, 'telephone').fill(wrong);
  await field(visit, 'message').fill('Hallo!');
  await field(visit, 'consent').check();
  await send(visit);
  await expect(field(visit, 'telephone')).toHaveAccessibleDescription(said);
  await expect(field(visit, 'telephone')).toBeFocused();
}

async function write(visit: Visit): Promise<void> {
  await sendRightly(visit, { telephone: visit.site.telephone[2], message: 'Hallo, ça va? Grüße!' });
}

async function subscribeWrongly(visit: Visit): Promise<void> {
  await visit.footer.getByRole('link', { name: visit.site.footer.news[0], exact: true }).click();
  await field(visit, 'email').fill('anna at boer.example');
  await send(visit);
  await expect(field(visit, 'email')).toHaveAccessibleDescription(visit.words.form('invalidEmail'));
}
