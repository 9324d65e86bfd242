import { settings } from '../settings.ts';
import { loadRedirects } from './load-redirects.ts';
import { writeRedirects } from './write-redirects.ts';

export async function GET(): Promise<Response> {
  const text = writeRedirects(await loadRedirects(settings));
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
