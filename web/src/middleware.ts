/**
 * Finishes every page: what takes the whole page to know, and the policy that fits what stands in it. Development brings
 * scripts along that come after this.
 */
import { defineMiddleware } from 'astro:middleware';
import { readFeatureProvider } from './document/feature-provider.ts';
import { finishPage } from './document/finish-page.ts';
import { addPolicy, writePolicy } from './policy/write-policy.ts';
import { leadToSite } from './preview/lead-to-site.ts';
import { SHARE_PATH } from './preview/share-address.ts';
import { settings } from './settings.ts';

const { MAP_TILES_URL = '', PUBLIC_HUBSPOT_FORMS_URL = '' } = process.env;
// Maps choose one of several hosts, such as a, b and c, where `{s}` stands.
const asked = [readFeatureProvider()?.apiHost ?? '', PUBLIC_HUBSPOT_FORMS_URL, MAP_TILES_URL.replace('{s}', '*')];

declare global {
  namespace App {
    interface Locals {
      /** What the page's blocks drew, in parts: markup that holds the texts of editors, and none of the site's scripts. */
      blockMarkup: string[];
      /** Whose scripts the page may run; set while its frame is drawn. */
      scriptHosts?: readonly string[];
      /** Where browsers reach the CMS; set with them. */
      cmsUrl?: string;
      /** Address of the CMS's files; set with them. */
      fileBase?: string;
      /** Address of the public site, where the page stands elsewhere and its links lead there. */
      publicSite?: string;
    }
  }
}

export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  locals.blockMarkup = [];
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  if (import.meta.env.DEV && !url.pathname.startsWith(`${SHARE_PATH}/`)) return response;
  const text = await response.text();
  // What the page says of itself is there once all of it is drawn.
  const { scriptHosts = [], cmsUrl = settings.cmsUrl, fileBase = cmsUrl, publicSite } = locals;
  const lead = (html: string) => (publicSite ? leadToSite(html, publicSite) : html);
  if (import.meta.env.DEV) return new Response(lead(text), response);
  const { html, scripts, styles, elements } = finishPage(text, locals.blockMarkup);
  const policy = writePolicy(elements, {
    cmsUrl,
    asked: [...asked, settings.cmsUrl, fileBase],
    scripts,
    styles,
    scriptHosts,
  });
  return new Response(addPolicy(lead(html), policy), response);
});
