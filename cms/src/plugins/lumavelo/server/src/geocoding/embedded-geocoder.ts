import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import type { Geocoder, Place } from './geocoder.ts';
import { isNear } from './near.ts';
import { findMisspelt, findPlaces, listNamesakes, namePostalCode } from './places.ts';
import { findCodeAround, findNearestCode, findPostalCode, type PostalCode } from './postal-codes.ts';
import { readAddress, type WrittenCode } from './read-address.ts';

/** Kilometres that a postal code and the town beside it may be apart: large towns have codes at their edges. */
const SAME_PLACE = 30;

/**
 * Finds places without a network, by the postal codes and the names in the files beside this one. A code beside its own
 * town leaves no doubt, and neither does one that says its country. Otherwise the country that the address names counts,
 * then that of the site, then all others.
 */
export const embeddedGeocoder: Geocoder = {
  async find(text, site) {
    const { codes, names, country } = readAddress(text);
    const countries = [...new Set([country, site, ...COUNTRIES])].filter((one) => one !== undefined);
    const named = names.map(findPlaces).filter((places) => places.length > 0);
    const [likeliest = []] = named;
    const found =
      findBesideTown(codes, named.flat(), countries) ??
      findWithCountry(codes, countries) ??
      (country && findIn([country], codes, named.flat())) ??
      (site && findIn([site], codes, likeliest)) ??
      findIn(COUNTRIES, codes, likeliest);
    if (!found)
      return codes.length === 0 ? findMeant(names, country ? [[country]] : [site ? [site] : [], COUNTRIES]) : undefined;
    // What was found by its name alone may be one of several.
    const name = names.find((one) => findPlaces(one).includes(found));
    const namesakes = name === undefined ? [] : listNamesakes(name, found);
    return namesakes.length > 0 ? { ...found, namesakes } : found;
  },
  async describe(position) {
    const code = findCodeAround(position);
    return code && { name: namePostalCode(code), country: code.country };
  },
};

/** A word at the end of a text that is long enough to be taken for a mistyped town, whatever stands before it. */
const LONG_WORD = /^\S{7,}$/;

/** What somebody meant whose names are none, in the first countries that have something like it. */
function findMeant(names: readonly string[], wishes: readonly (readonly Country[])[]): Place | undefined {
  const isEnd = (name: string) => names.some((other) => other.endsWith(` ${name}`));
  const typed = names.filter((name) => LONG_WORD.test(name) || !isEnd(name));
  for (const countries of wishes) {
    for (const name of typed) {
      const place = findMisspelt(name, countries);
      if (place) return { ...place, misspelt: name };
    }
  }
  return undefined;
}

function findBesideTown(
  codes: readonly WrittenCode[],
  towns: readonly Place[],
  countries: readonly Country[],
): Place | undefined {
  if (towns.length === 0) return undefined;
  const findTown = ({ code }: Found) =>
    towns.find((town) => town.country === code.country && isNear(town, code, SAME_PLACE));
  for (const found of listCodes(codes, countries, findPostalCode)) {
    const town = findTown(found);
    if (town) return describe(found, town.name);
  }
  return listCodes(codes, countries, findNearestCode).map(findTown).find(Boolean);
}

function findWithCountry(codes: readonly WrittenCode[], countries: readonly Country[]): Place | undefined {
  const written = codes.filter(({ country }) => country !== undefined);
  const [found] = listCodes(written, countries, findPostalCode);
  return found && describe(found);
}

/** A known code comes first, then a name, then the code nearest to an unknown one. */
function findIn(
  countries: readonly Country[],
  codes: readonly WrittenCode[],
  places: readonly Place[],
): Place | undefined {
  const [known] = listCodes(codes, countries, findPostalCode);
  if (known) return describe(known);
  const place = places.find(({ country }) => countries.includes(country));
  if (place) return place;
  const [nearest] = listCodes(codes, countries, findNearestCode);
  return nearest && describe(nearest);
}

/** A code of an address, and the one that it is, or that stands for it. */
interface Found {
  digits: string;
  code: PostalCode;
}

function listCodes(codes: readonly WrittenCode[], countries: readonly Country[], find: typeof findPostalCode): Found[] {
  return countries.flatMap((country) =>
    codes.flatMap(({ digits, country: own = country }) => {
      const code = own === country ? find(digits, country) : undefined;
      return code ? [{ digits, code }] : [];
    }),
  );
}

/** A postal code as a place. A region has no code of its own. */
function describe({ digits, code }: Found, town = namePostalCode(code)): Place {
  const { country, lat, lng } = code;
  const name = [!code.isRegion && code.code, town].filter(Boolean).join(' ');
  return { name, country, lat, lng, ...(code.code !== digits && { unknownCode: digits }) };
}
