import { type Fixture, type Fixtures, fixtureBlock, fixtureReferences, fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import { type RenderedPage, renderPage } from '@lumavelo/blocks/render';
import { isLocale, LOCALES, type Locale, languageTag, type SiteLocale } from '@lumavelo/blocks/site';
import type { Block, Loadable, PageDocument } from 'page-format';
import { GALLERY_MEDIA_PATH } from './media-path.ts';

const all: readonly Fixtures[] = Object.values(fixtures);

/** All samples of a block under each other. */
const ALL = 'all';

/** Those of them that show no response of anybody; the page editor's canvas is compared with them in one go. */
const UNANSWERED = 'unanswered';

/** Every sample's place in the gallery, in English. */
export const SAMPLES = all.flatMap(({ type, samples }) =>
  [...Object.keys(samples), ALL, UNANSWERED].map((sample) => ({ type, sample })),
);

/** The places in the other languages, such as `/gallery/Tabs/all.de-AT`: one for all samples of a block. */
export const TRANSLATED_SAMPLES = all.flatMap(({ type }) =>
  LOCALES.filter((locale) => locale !== 'en').map((locale) => ({ type, sample: `${ALL}.${locale}` })),
);

/** A sample's name as its address has it, with the language behind the dot. */
export function parseSample(address: string): { sample: string; locale: string | undefined } {
  const [sample = '', locale] = address.split('.');
  return { sample, locale };
}

/**
 * A sample as the visitor's page shows it.
 * @returns undefined when there is no such block or sample
 */
export function renderSample(type: string, sample: string, locale: Locale): RenderedPage | undefined {
  const entry = all.find((candidate) => candidate.type === type);
  if (!entry) return undefined;
  const chosen = Object.entries(entry.samples)
    .filter(([name, { data }]) => name === sample || sample === ALL || (sample === UNANSWERED && !data))
    .map(([name, fixture]) => ({ fixture, block: buildSample(type, name, fixture) }));
  if (chosen.length === 0 && sample !== UNANSWERED) return undefined;
  const document: PageDocument = { format: 'page', formatVersion: 1, blocks: chosen.map(({ block }) => block) };
  const responses: Record<string, Loadable> = {};
  for (const { fixture, block } of chosen) {
    if (fixture.data) responses[block.id] = fixture.data;
  }
  return renderPage(document, {
    mode: 'site',
    locale,
    country: 'nl',
    lang: languageTag(locale),
    refs: fixtureReferences((file) => `${GALLERY_MEDIA_PATH}/${file}`),
    cmsUrl: '',
    scriptHosts: [],
    responses,
  });
}

function buildSample(type: string, name: string, fixture: Fixture): Block {
  return fixtureBlock(type, name, fixture, (of) => registry.get(of)?.version ?? 1);
}

/** The locale a gallery page is asked for; English where it is none. */
export function galleryLocale(value: string | null | undefined): SiteLocale {
  const locale = isLocale(value) ? value : 'en';
  return { locale, prefix: '', lang: languageTag(locale) };
}
