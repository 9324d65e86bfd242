import { settings } from '../settings.ts';
import { loadRedirects } from './load-redirects.ts';
import { writeCaddyRedirects } from './write-redirects.ts';

export async function GET(): Promise<Response> {
  const text = writeCaddyRedirects(await loadRedirects(settings));
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
