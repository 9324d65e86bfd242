import type { Country } from '@lumavelo/blocks/site';
import { findCountry, findCountryCode, findPrefix } from './country-names.ts';

/** Digits that look like a postal code. */
export interface WrittenCode {
  digits: string;
  /** Undefined where it may be any country's. */
  country?: Country;
}

export interface Address {
  codes: readonly WrittenCode[];
  /** What may name a place, the likeliest first. */
  names: readonly string[];
  /** The country that the address names. */
  country?: Country;
}

/**
 * Four or five digits, five also as `75 001`, with the letters around them: `A-6020`, `1012 AB`. Digits that other digits
 * follow are no code: `Plein 1944 12`.
 */
const CODE =
  /(?<![\p{L}\p{N}]|\d\s?[-–]\s?)(?:(?<prefix>\p{L}{1,3})(?<joint>\s*[-–]?\s*))?(?<digits>\d{2}\s\d{3}|\d{4,5})(?!\s*[-–]?\s*\d)(?:(?<space>\s*)(?<suffix>[A-Za-z]{2})(?![\p{L}\p{N}])(?<end>\s*$)?)?(?![\p{L}\p{N}])/gu;

/** What the French post writes behind a town. */
const CEDEX = /\bcedex\b(?:\s*\d+)?/gi;

/** Letters that no Dutch code ends with. */
const NOT_DUTCH = /^S[ADS]$/i;

/** Words at the end of an address that may be a town's name. */
const MOST_WORDS = 6;

/**
 * What an address says: postal codes, names and a country. Its parts are separated by commas:
 * `Oudegracht 112, 3511 AX Utrecht, Nederland`.
 */
export function readAddress(address: string): Address {
  const parts = address
    .normalize('NFKC')
    .split(/[,;\n]/)
    .map((part) => part.trim().split(/\s+/));
  const country = takeCountry(parts);
  const codes: WrittenCode[] = [];
  const rest = parts.map((words) => takeCodes(words.join(' '), codes).replaceAll(CEDEX, ' ').trim());
  return { codes, names: listNames(rest.filter((part) => part !== '')), ...(country && { country }) };
}

/** Removes the words that name a country: a part of its own, the end of the address, or its beginning. */
function takeCountry(parts: string[][]): Country | undefined {
  for (const [index, words] of parts.entries()) {
    const code = words.length === 1 && findCountryCode(words[0] ?? '');
    for (const count of [words.length, 2, 1]) {
      const isPart = count === words.length;
      const atEnd = (isPart || index === parts.length - 1) && findCountry(words.slice(-count).join(' '));
      const atStart = index === 0 && findCountry(words.slice(0, count).join(' '));
      const country = (isPart && code) || atEnd || atStart;
      if (!country) continue;
      words.splice(atStart ? 0 : -count, count);
      return country;
    }
  }
  return undefined;
}

/**
 * Collects the postal codes of a part.
 * @returns the part without them
 */
function takeCodes(part: string, codes: WrittenCode[]): string {
  return part.replaceAll(CODE, (...match) => {
    const {
      prefix = '',
      joint = '',
      digits: written,
      space,
      suffix = '',
      end,
    } = match.at(-1) as Record<string, string>;
    const digits = (written ?? '').replace(/\s/, '');
    const country = findPrefix(prefix);
    const isWord = prefix !== '' && !country && joint.trim() === '' && joint !== '';
    // Another country's code, such as CH-8001.
    if (prefix !== '' && !country && !isWord) return ' ';
    const isUpper = suffix === suffix.toUpperCase();
    const isLast = end !== undefined;
    const isDutch =
      digits.length === 4 &&
      /^[A-Z]{2}$/i.test(suffix) &&
      !NOT_DUTCH.test(suffix) &&
      (space === '' || isUpper || (isLast && suffix === suffix.toLowerCase()));
    const state = isUpper || isLast ? findCountryCode(suffix) : undefined;
    const countries = country ? [country] : [...(isDutch ? (['nl'] as const) : []), ...(state ? [state] : [])];
    if (countries.length === 0) codes.push({ digits });
    for (const one of countries) codes.push({ digits, country: one });
    return [isWord && prefix, !isDutch && !state && suffix].filter(Boolean).join(' ') || ' ';
  });
}

/** `Oudegracht 112, Utrecht` may be a place as a whole, then by its parts, then by the end of its last part. */
function listNames(parts: readonly string[]): string[] {
  const words = (parts.at(-1) ?? '').split(/\s+/);
  const ends = words.map((_, index) => words.slice(index).join(' ')).slice(-MOST_WORDS);
  return [...new Set([parts.join(', '), ...parts.toReversed(), ...ends])].filter((name) => name.length > 1);
}
