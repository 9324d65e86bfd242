import type { SiteLocale } from '@lumavelo/blocks/site';
import { loadFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';

/** What the blocks on pages of bikes see around them. */
export async function loadBikeEnv(settings: Settings, { locale, lang }: SiteLocale) {
  const { country, siteUrls } = settings;
  const { cmsUrl, fileBase, calculatorSlug } = await loadFrame(settings, locale);
  return { mode: 'site', locale, lang, country, siteUrl: siteUrls[country], cmsUrl, fileBase, calculatorSlug } as const;
}
