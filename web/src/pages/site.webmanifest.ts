import { pagePath } from '@lumavelo/blocks/site';
import { firstLocale } from '../addresses/locate.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import { APP_ICONS, THEME_COLOUR } from '../layout/site-icon.ts';
import { settings } from '../settings.ts';

/** What telephones need to keep the site on their home screen (W3C, Web Application Manifest). */
export async function GET(): Promise<Response> {
  const { country } = settings;
  const { locale, lang } = firstLocale(country);
  const { organisation } = await loadFrame(settings, locale);
  const manifest = {
    name: organisation || 'Lumavelo',
    lang,
    start_url: pagePath(country, locale, ''),
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLOUR,
    background_color: '#ffffff',
    icons: APP_ICONS,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
