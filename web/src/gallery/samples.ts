import {
  isLocale,
  type Loadable,
  type Locale,
  languageTag,
  type PageDocument,
  type SiteLocale,
} from '@lumavelo/blocks/core';
import { type Fixtures, fixtureBlock, fixtureReferences, fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import { collectRequests, type RenderContext, type RenderedPage, renderPage } from '@lumavelo/blocks/render';
import { GALLERY_MEDIA_PATH } from './media-path.ts';

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
  const document: PageDocument = { format: 'page', formatVersion: 1, blocks: [block] };
  const context: RenderContext = {
    mode: 'site',
    locale,
    country: 'nl',
    lang: languageTag(locale),
    refs: fixtureReferences((file) => `${GALLERY_MEDIA_PATH}/${file}`),
    assetBase: '',
  };
  // A sample names the one answer it shows. Blocks that ask while the page is drawn find it by the address they ask
  // for, those that ask in the browser by their id.
  const keys = fixture.data ? [block.id, ...collectRequests(document, context)] : [];
  const answers = Object.fromEntries(keys.map((key) => [key, fixture.data as Loadable]));
  return renderPage(document, { ...context, answers });
}

/** The locale a gallery page is asked for with `?locale=fr`; English otherwise. */
export function galleryLocale(value: string | null): SiteLocale {
  const locale = isLocale(value) ? value : 'en';
  return { locale, prefix: '', lang: languageTag(locale) };
}
