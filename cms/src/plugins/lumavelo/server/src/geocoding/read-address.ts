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

/** The part of a large French town that somebody names: `Lyon 3e`, `Paris 11ème arrondissement`. */
const ARRONDISSEMENT =
  /(?<![\p{L}\p{N}])\d{1,2}\s?(?:er|e|è|[eè]me)(?:\s+arr(?:ondissement)?\b\.?)?(?![\p{L}\p{N}])/giu;

/** A whole Dutch code. Some letters are not given away. */
const DUTCH = /^\d{4}(?!S[ADS])[A-Z]{2}$/i;

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
  const rest = parts.map((words) =>
    takeCodes(words.join(' '), codes).replaceAll(CEDEX, ' ').replaceAll(ARRONDISSEMENT, ' ').trim(),
  );
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

/** What `CODE` finds. */
interface Match {
  prefix?: string;
  /** Between the prefix and the digits. */
  joint?: string;
  digits: string;
  /** Between the digits and the suffix. */
  space?: string;
  suffix?: string;
  /** Undefined where something follows the suffix. */
  end?: string;
}

/**
 * Collects the postal codes of a part.
 * @returns the part without them
 */
function takeCodes(part: string, codes: WrittenCode[]): string {
  return part.replaceAll(CODE, (...groups) => {
    const match: Match = groups.at(-1);
    const { prefix = '', joint = '', suffix = '' } = match;
    const digits = match.digits.replace(/\s/, '');
    const before = findPrefix(prefix);
    const isWord = prefix === '' || (joint !== '' && joint.trim() === '');
    // Letters joined to the digits are another country's, such as CH-8001.
    if (!before && !isWord) return ' ';
    const behind = readSuffix({ ...match, digits });
    const countries = before ? [before] : behind;
    if (countries.length === 0) codes.push({ digits });
    for (const country of countries) codes.push({ digits, country });
    return `${before ? '' : prefix} ${behind.length > 0 ? '' : suffix}`;
  });
}

/** The countries that two letters behind a code may mean: the Dutch ones of `1012 AB`, or a country's own as in `6020 AT`. */
function readSuffix({ digits, space, suffix = '', end }: Match): Country[] {
  const isUpper = suffix === suffix.toUpperCase();
  const isLower = suffix === suffix.toLowerCase();
  const isLast = end !== undefined;
  const mayBeDutch = space === '' || isUpper || (isLast && isLower);
  const isDutch = DUTCH.test(digits + suffix) && mayBeDutch;
  const country = isUpper || isLast ? findCountryCode(suffix) : undefined;
  return [...(isDutch ? (['nl'] as const) : []), ...(country ? [country] : [])];
}

/** `Oudegracht 112, Utrecht` may be a place as a whole, then by its parts, then by the end of its last part. */
function listNames(parts: readonly string[]): string[] {
  const words = (parts.at(-1) ?? '').split(/\s+/);
  const ends = words.map((_, index) => words.slice(index).join(' ')).slice(-MOST_WORDS);
  return [...new Set([parts.join(', '), ...parts.toReversed(), ...ends])].filter((name) => name.length > 1);
}
