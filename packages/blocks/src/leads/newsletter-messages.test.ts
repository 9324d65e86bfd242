import { expect, test } from 'vitest';
import { LOCALES } from '../site/locales.ts';
import { say } from '../site/messages.ts';
import { typesetFrench } from '../site/typeset-french.ts';
import { newsletterMessages } from './newsletter-messages.ts';

const all = Object.entries(newsletterMessages);

test.each(all)('%s is said in the words of every language', (name, text) => {
  for (const locale of LOCALES) {
    const said = say(text, { locale });
    expect(said.trim(), locale).toBe(said);
    if (locale !== 'en') expect(said, locale).not.toBe(text.en);
    expect(said.includes('{site}'), locale).toBe(name === 'mailAsked');
  }
  expect(text.fr).toBe(typesetFrench(text.fr));
  for (const locale of ['de', 'de-AT'] as const)
    expect(say(text, { locale })).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/);
});
