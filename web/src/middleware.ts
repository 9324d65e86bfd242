/**
 * What takes the whole page to know: which picture is the first, what may wait for it to be shown, and the policy that
 * fits what stands in it. Development brings scripts along that come after this.
 */
import { defineMiddleware } from 'astro:middleware';
import { readFeatureProvider } from './document/feature-provider.ts';
import { showFirstScreen, wakeAfterFirstFrame } from './document/first-frame.ts';
import { hurryFirstPicture } from './document/first-picture.ts';
import { addPolicy, writePolicy } from './policy/write-policy.ts';
import { settings } from './settings.ts';

const { MAP_TILES_URL = '', PUBLIC_HUBSPOT_FORMS_URL = '' } = process.env;
const asked = [readFeatureProvider()?.apiHost ?? '', PUBLIC_HUBSPOT_FORMS_URL, MAP_TILES_URL];

declare global {
  namespace App {
    interface Locals {
      /** Whose scripts the page may run; set while its frame is drawn. */
      scriptHosts?: readonly string[];
    }
  }
}

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const response = await next();
  if (import.meta.env.DEV || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = showFirstScreen(wakeAfterFirstFrame(hurryFirstPicture(await response.text())));
  const policy = writePolicy(html, { cmsUrl: settings.cmsUrl, asked, scriptHosts: locals.scriptHosts ?? [] });
  return new Response(addPolicy(html, policy), response);
});
