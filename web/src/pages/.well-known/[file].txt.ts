/** `/.well-known/security.txt` (RFC 9116), where the site settings name somebody to write to. */
import { COUNTRY_SITES } from '@lumavelo/blocks/site';
import { firstLocale } from '../../addresses/locate.ts';
import { writeSecurityText } from '../../addresses/write-security-text.ts';
import { loadFrame } from '../../delivery/site-frame.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings();

export async function getStaticPaths() {
  const contact = await readContact();
  return contact ? [{ params: { file: 'security' } }] : [];
}

export async function GET(): Promise<Response> {
  const { country, siteUrls } = settings;
  const text = writeSecurityText({
    contact: await readContact(),
    languages: COUNTRY_SITES[country].locales.map(({ lang }) => lang.slice(0, 2)),
    address: `${siteUrls[country]}/.well-known/security.txt`,
    now: new Date(),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

async function readContact(): Promise<string> {
  const { securityContact, email } = await loadFrame(settings, firstLocale(settings.country).locale);
  return securityContact || (email && `mailto:${email}`);
}
