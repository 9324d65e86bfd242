import { expect, test } from 'vitest';
import { LOCALES } from '../site/locales.ts';
import { typesetFrench } from '../site/typeset-french.ts';
import { newsletterMessages } from './newsletter-messages.ts';

const all = Object.entries(newsletterMessages);

test.each(all)('%s is said in the words of every language', (name, text) => {
  for (const locale of LOCALES) {
    expect(text[locale].trim(), locale).toBe(text[locale]);
    if (locale !== 'en') expect(text[locale], locale).not.toBe(text.en);
    expect(text[locale].includes('{site}'), locale).toBe(name === 'mailAsked');
  }
  expect(text.fr).toBe(typesetFrench(text.fr));
  for (const locale of ['de', 'de-AT'] as const) expect(text[locale]).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/);
});
