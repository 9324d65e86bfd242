import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@lumavelo/blocks/site';
import { LOCALES } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { config } from '../../../config.ts';
import { SPAM_DAYS } from '../../../leads/delete-old-leads.ts';
import { CONFIRM_DAYS } from '../../../newsletter/limits.ts';
import { TEXTS } from '../index.ts';

const WEB = join(import.meta.dirname, '../../../../../../../../../web/src');

/** What a span of time is called, by its days; another number of days needs other words on every page. */
const SPANS: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  nl: { 1096: 'drie jaar', 365: 'een jaar', 182: 'een half jaar', 30: 'een maand', 7: 'een week' },
  be: { 1096: 'drie jaar', 365: 'een jaar', 182: 'een half jaar', 30: 'een maand', 7: 'een week' },
  de: { 1096: 'drei Jahre', 365: 'einem Jahr', 182: 'ein halbes Jahr', 30: 'einem Monat', 7: 'einer Woche' },
  'de-AT': { 1096: 'drei Jahre', 365: 'einem Jahr', 182: 'ein halbes Jahr', 30: 'einem Monat', 7: 'einer Woche' },
  en: { 1096: 'three years', 365: 'a year', 182: 'half a year', 30: 'a month', 7: 'a week' },
  fr: { 1096: 'trois ans', 365: 'un an', 182: 'six mois', 30: 'un mois', 7: 'une semaine' },
};

/** Days that a visitor's answer about analytics counts; the plugin may not import what belongs to the site. */
async function readConsentDays(): Promise<number> {
  const source = await readFile(join(WEB, 'layout/consent-choice.ts'), 'utf8');
  return Number(/const LASTING = (\d+) \* 24 \* 60/.exec(source)?.[1]);
}

test.each(LOCALES)('the privacy page in %s names the spans of time that the code keeps', async (locale) => {
  const [, forms, newsletter, , , measuring] = TEXTS[locale].pages.privacy.points.map(([, said]) => said);
  const { keepDays, proofDays } = config.default.leads;
  for (const [said, days] of [
    [forms, keepDays],
    [forms, SPAM_DAYS],
    [newsletter, CONFIRM_DAYS],
    [newsletter, proofDays],
    [measuring, await readConsentDays()],
  ] as const) {
    const span = SPANS[locale][days];
    expect(span, `${days} days have no words in ${locale}`).toBeDefined();
    expect(said?.replaceAll(/\p{Zs}/gu, ' ')).toContain(span);
  }
});

test('what a CMS without settings keeps is what the plugin says by itself', async () => {
  const source = await readFile(join(WEB, '../../cms/config/plugins.js'), 'utf8');
  const { keepDays, proofDays } = config.default.leads;
  const read = (name: string) =>
    Number(new RegExp(`env\\('${name}'\\) \\|\\| ([\\d_]+)`).exec(source)?.[1]?.replaceAll('_', ''));
  expect([read('LEADS_KEEP_DAYS'), read('NEWSLETTER_PROOF_DAYS')]).toEqual([keepDays, proofDays]);
});

test.each(LOCALES)(
  'the privacy page in %s says who, on what ground, with whom, and that it is an example',
  (locale) => {
    const page = TEXTS[locale].pages.privacy;
    const said = page.points.flat().join(' ');
    for (const word of ['{{office}}', '{{email}}', 'Google', 'IP']) expect(said).toContain(word);
    const ground = {
      nl: /toestemming/,
      be: /toestemming/,
      de: /Einwilligung/,
      'de-AT': /Einwilligung/,
      en: /consent/,
      fr: /accord/,
    };
    expect(said).toMatch(ground[locale]);
    const lawyer = { nl: /jurist/, be: /jurist/, de: /anwaltlich/, 'de-AT': /anwaltlich/, en: /lawyer/, fr: /juriste/ };
    expect(page.points.at(-1)?.[1]).toMatch(lawyer[locale]);
  },
);
