import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { COUNTRIES, findSiteLocale, LOCALES, type Locale, signPreviewAddress } from '@lumavelo/blocks/site';
import { ROOT } from '../../scripts/environment.ts';
import { stop } from '../../scripts/processes.ts';
import { buildPreviewServer, startPreviewServer } from '../../scripts/site.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { startDemoSites } from './demo-sites.ts';

const ROUNDS = 10;

/** Milliseconds within which an editor sees the draft. */
const SOON = 1_000;

/** How soon the preview server answers with the draft of the home page, the longest page of each language. */
export const preview: Benchmark = {
  name: 'preview',
  title: 'The preview of a draft in each language, beside the second that an editor may wait',
  run: measure,
};

async function measure(): Promise<Measurement[]> {
  const sites = await startDemoSites([]);
  let server: ChildProcess | undefined;
  try {
    const env = { ...sites.env, PREVIEW_PORT: '4620', PREVIEW_FOLDER: join(ROOT, 'web/.cache/bench-preview') };
    await buildPreviewServer(env);
    server = await startPreviewServer(env);
    const measurements: Measurement[] = [];
    for (const locale of LOCALES) {
      measurements.push(await measureLocale(locale, 'http://localhost:4620', sites.env.PREVIEW_TOKEN ?? ''));
    }
    return measurements;
  } finally {
    if (server) stop(server);
    await sites.close();
  }
}

async function measureLocale(locale: Locale, url: string, secret: string): Promise<Measurement> {
  const country = COUNTRIES.find((one) => findSiteLocale(one, locale));
  if (!country) throw new Error(`No site has the language ${locale}.`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = url + (await signPreviewAddress({ country, locale, slug: '' }, secret, Date.now()));
    const start = performance.now();
    const answer = await fetch(address);
    const html = await answer.text();
    times.push(performance.now() - start);
    if (!html.trimEnd().endsWith('</html>'))
      throw new Error(`The preview in ${locale} answered ${answer.status}: ${html}`);
  }
  const ours = summarize(times);
  // The first answer counts as well: editors come one at a time, and to a server that has just started.
  const slowest = Math.max(...times);
  return {
    ...{ name: `preview: ${locale}`, unit: 'ms', target: 1, ours, baseline: summarize([SOON]) },
    ratio: SOON / slowest,
    details: { slowest },
  };
}
