import { COUNTRIES, COUNTRY_SITES } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { writeConfirmation } from './write-confirmation.ts';

const sites = COUNTRIES.flatMap((country) => COUNTRY_SITES[country].locales.map((site) => ({ country, ...site })));

test.each(sites)('$country, $locale: the mail is whole as text and as HTML, and loads nothing', (entry) => {
  const { country, locale, lang } = entry;
  const confirmAddress = 'https://site.example/newsletter/confirm#id.signature';
  const withdrawAddress = 'https://site.example/newsletter/withdraw#id.other';
  const { subject, text, html } = writeConfirmation({
    ...{ country, locale, confirmAddress, withdrawAddress },
    site: 'site.example',
    code: 'id.signature',
  });
  expect(subject).toMatch(/newsletter|nieuwsbrief/i);
  expect(subject).not.toMatch(/[\r\n]/);
  for (const part of [confirmAddress, withdrawAddress, '\nid.signature\n', 'site.example']) {
    expect(text).toContain(part);
  }
  expect(text + html).not.toMatch(/[{}]|undefined/);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`href="${confirmAddress}"`);
  expect(html).toContain(`href="${withdrawAddress}"`);
  expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|src=/i);
});
