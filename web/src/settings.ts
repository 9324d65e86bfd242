import { COUNTRIES, type Country, isCountry } from '@lumavelo/blocks/site';

/** Where the dealer map gets its pictures from, and what their licence asks to be shown, as HTML. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** What one build or one dev server is about, read from the environment once. */
export interface Settings {
  country: Country;
  /** Public address of the CMS, without a slash at the end; files are linked from here. */
  cmsUrl: string;
  /** Where content is read from: the CMS's public address unless `DELIVERY_URL` names another way to it. */
  deliveryUrl: string;
  /** Public address of every country's site, without a slash at the end, for canonical and hreflang links. */
  siteUrls: Readonly<Record<Country, string>>;
  /** Which library drives islands in the browser. They are written for React; Preact is a third of its weight. */
  visitorRuntime: 'preact' | 'react';
  /** The tile server of the dealer map. Without one, the map draws borders and towns by itself. */
  mapTiles: MapTiles | undefined;
  /** True when the developers' gallery is part of a build; `astro dev` always has it. */
  gallery: boolean;
}

/**
 * True where pages are drawn on request, in development and on the preview server: what the CMS says is asked for anew
 * each time, and a fault is a state to show. A build asks once and ends with the fault.
 */
export const DRAWS_ON_REQUEST = import.meta.env?.DEV || process.env.PREVIEW === 'true';

type Environment = Readonly<Record<string, string | undefined>>;

/** Ports of the country sites on a developer's machine, in the order of `COUNTRIES`. */
const FIRST_SITE_PORT = 4321;

/**
 * Reads the settings.
 * @param env variables as in `.env.example`; everything has a default that suits a developer's machine
 * @throws Error when a variable holds something that cannot be used, with what to set instead
 */
export function readSettings(env: Environment = process.env): Settings {
  const country = env.COUNTRY || 'nl';
  if (!isCountry(country)) {
    throw new Error(`COUNTRY is "${country}", but there are sites for ${COUNTRIES.join(', ')} only. Set one of them.`);
  }
  const visitorRuntime = env.VISITOR_RUNTIME || 'preact';
  if (visitorRuntime !== 'preact' && visitorRuntime !== 'react') {
    throw new Error(`VISITOR_RUNTIME is "${visitorRuntime}". Set it to "preact" or "react".`);
  }
  const cmsUrl = readAddress('CMS_URL', env.CMS_URL || 'http://localhost:1337');
  const siteUrls = COUNTRIES.map((entry, index) => {
    const name = `SITE_URL_${entry.toUpperCase()}`;
    return [entry, readAddress(name, env[name] || `http://localhost:${FIRST_SITE_PORT + index}`)];
  });
  return {
    country,
    cmsUrl,
    deliveryUrl: env.DELIVERY_URL ? readAddress('DELIVERY_URL', env.DELIVERY_URL) : cmsUrl,
    siteUrls: Object.fromEntries(siteUrls) as Settings['siteUrls'],
    visitorRuntime,
    mapTiles: readMapTiles(env),
    gallery: env.GALLERY === 'true',
  };
}

/**
 * The settings of this process, whose country is the one it builds or serves; the preview server, which draws pages of
 * every country, reads its own for each.
 */
export const settings = readSettings();

function readMapTiles({
  MAP_TILES_URL: address = '',
  MAP_ATTRIBUTION,
  MAP_KEY = '',
}: Environment): Settings['mapTiles'] {
  if (!address) return undefined;
  const isTile = ['{z}', '{x}', '{y}'].every((place) => address.includes(place));
  if (!isTile || !/^https?:\/\//.test(address)) {
    throw new Error(
      `MAP_TILES_URL is "${address}", which is no address of tiles. Set one such as https://tiles.example.com/{z}/{x}/{y}.png.`,
    );
  }
  if (!MAP_ATTRIBUTION) {
    throw new Error(
      'MAP_TILES_URL is set, but MAP_ATTRIBUTION is not. Set what the licence of the tiles asks to be shown.',
    );
  }
  return { url: address.replace('{key}', encodeURIComponent(MAP_KEY)), attribution: MAP_ATTRIBUTION };
}

function readAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} is "${value}", which is no address. Set one such as https://www.example.com.`);
  }
  return value.replace(/\/+$/, '');
}
