import { COUNTRIES, type Country } from '@lumavelo/blocks/site';

/** Reads an environment variable; the second value is used when it is not set. */
type ReadEnvironment = (name: string, fallback?: string) => string | undefined;

/** In the order of the countries. */
const SITE_VARIABLES = COUNTRIES.map((country) => `SITE_URL_${country.toUpperCase()}`);

/** Addresses of the country sites while developing, in the order of the variables. */
const DEVELOPMENT_PORTS = [4321, 4322, 4323, 4324, 4325];

/**
 * The origins of the country sites, whose pages may make the public calls from a browser.
 * @throws Error naming the variable that holds no address
 */
export function listSiteOrigins(env: ReadEnvironment): string[] {
  return [...new Set(listSiteAddresses(env))];
}

/** Countries by the origin of their site; read once, because the environment of a process does not change. */
let countries: ReadonlyMap<string, Country> | undefined;

/** The country whose site a request comes from, or undefined when it comes from none. */
export function callingCountry(origin: string): Country | undefined {
  if (origin === '') return undefined;
  countries ??= new Map(
    COUNTRIES.map((country, index) => [listSiteAddresses((name) => process.env[name])[index] ?? '', country]),
  );
  return countries.get(origin);
}

function listSiteAddresses(env: ReadEnvironment): string[] {
  return SITE_VARIABLES.map((name, index) =>
    readOrigin(name, env(name) || `http://localhost:${DEVELOPMENT_PORTS[index]}`),
  );
}

/** Addresses of the country sites by country, as the preview opens links on them. */
export function listSites(env: ReadEnvironment): Record<string, string> {
  return Object.fromEntries(
    SITE_VARIABLES.map((name, index) => [
      name.slice(-2).toLowerCase(),
      readOrigin(name, env(name) || `http://localhost:${DEVELOPMENT_PORTS[index]}`),
    ]),
  );
}

function readOrigin(name: string, address: string): string {
  if (!URL.canParse(address)) {
    throw new Error(`${name} must be an address such as https://www.example.com, but it is "${address}".`);
  }
  return new URL(address).origin;
}
