import { isLocale, type Locale, languageTag, type SiteLocale } from '@lumavelo/blocks/core';
import { type Fixtures, fixtureBlock, fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import type { RenderContext, RenderedPage } from '@lumavelo/blocks/render';
import { renderPage } from '@lumavelo/blocks/render';

const all: readonly Fixtures[] = Object.values(fixtures);

/** Every sample's place in the gallery. */
export const SAMPLES = all.flatMap(({ type, samples }) => Object.keys(samples).map((sample) => ({ type, sample })));

/**
 * A sample as the visitor's page shows it.
 * @returns undefined when there is no such block or sample
 */
export function renderSample(type: string, sample: string, locale: Locale): RenderedPage | undefined {
  const fixture = all.find((entry) => entry.type === type)?.samples[sample];
  if (!fixture) return undefined;
  const block = fixtureBlock(type, sample, fixture, (of) => registry.get(of)?.version ?? 1);
  const context: RenderContext = {
    mode: 'site',
    locale,
    country: 'nl',
    lang: languageTag(locale),
    refs: {},
    assetBase: '',
  };
  return renderPage({ format: 'page', formatVersion: 1, blocks: [block] }, context);
}

/** The locale a gallery page is asked for with `?locale=fr`; English otherwise. */
export function galleryLocale(value: string | null): SiteLocale {
  const locale = isLocale(value) ? value : 'en';
  return { locale, prefix: '', lang: languageTag(locale) };
}
