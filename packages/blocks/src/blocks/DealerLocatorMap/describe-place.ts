import { fillIn } from 'page-format';
import type { Country } from '../../site/locales.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import { messages } from './messages.ts';
import type { Locator } from './read-dealers.ts';

/**
 * Says where a search stands when that is a position, not what the visitor typed, or not in the visitor's country.
 * @returns an empty text when there is nothing to say
 */
export function describePlace(
  { location, unknownCode, misspelt }: Pick<Locator, 'location' | 'unknownCode' | 'misspelt'>,
  env: SiteEnv,
): string {
  if (!location) return '';
  const { name: place, country } = location;
  const sentences: string[] = [];
  if (unknownCode) sentences.push(fillIn(say(messages.unknownCode, env), { code: unknownCode, place }));
  if (misspelt) sentences.push(fillIn(say(messages.misspelt, env), { typed: misspelt, place }));
  if (!country && place) sentences.push(fillIn(say(messages.near, env), { place }));
  if (country && country !== env.country) {
    sentences.push(fillIn(say(messages.elsewhere, env), { place, country: nameCountry(country, env.lang) }));
  }
  return sentences.join(' ');
}

function nameCountry(country: Country, lang: string): string {
  const code = country.toUpperCase();
  return new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code;
}
