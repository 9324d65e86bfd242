import { setTimeout } from 'node:timers/promises';
import { DEMO_LOGIN } from '../../cms/src/plugins/lumavelo/server/src/demo/demo-login.ts';
import { BLOCKS, REFERENCES } from '../cms/page-blocks.ts';
import { UNCACHED } from '../cms/routes.ts';
import { DEEP_POPULATE, ZONE_PAGE } from '../cms/zone-pages.ts';
import type { BenchServer } from './bench-server.ts';
import { type Measurement, summarize, takeTurns } from './benchmark.ts';
import { readForm } from './editor-form.ts';
import { compareRequests, readUsage } from './load.ts';

/**
 * How often each side publishes in a row, and how often it is its turn. One leaves ten times as much garbage behind as the
 * other, and what V8 does about it takes longer than a publishing: most of it so falls on the side that has made it.
 */
const IN_A_ROW = 10;
const TURNS = 3;

/**
 * Publishings before those that count. The code of a CMS that runs for days is compiled, and V8 takes its time: what a
 * dynamic zone does a thousand times with each publishing is so after the first few, what is done once is not.
 */
const WARM_UPS = 25;

/** A page of many blocks, beside the same page as Strapi keeps it without a page builder: as a dynamic zone. */
export async function measurePages(server: BenchServer): Promise<Measurement[]> {
  const { url, pages } = server;
  const path = `/api/page-builder/page?country=nl&locale=nl&slug=${pages.slug}`;
  const headers = { authorization: `Bearer ${pages.token}` };
  const baseline = { path: `/api/zone-pages/${pages.zonePage}?${DEEP_POPULATE}`, headers, amount: 100 };
  await requireSamePages(url + path, url + baseline.path, headers);
  return [
    await compareRequests(url, { name: 'page, delivery', target: 5, ours: { path, amount: 1_000 }, baseline }),
    await compareRequests(url, {
      name: 'page, delivery uncached',
      target: 2,
      ours: { path, headers: { [UNCACHED]: 'yes' }, amount: 300 },
      baseline,
    }),
    await measurePublishing(server, 'page, publishing as saved', () => ({})),
    await measurePublishing(server, 'page, publishing with a change', (round) => ({ title: `Bench ${round}` })),
  ];
}

/** A baseline that answers with less measures nothing. */
async function requireSamePages(ours: string, baseline: string, headers: Record<string, string>): Promise<void> {
  const page = (await (await fetch(ours)).json()) as { data: { document: { blocks: unknown[] }; refs: object } };
  const zone = (await (await fetch(baseline, { headers })).json()) as { data: { blocks: Record<string, unknown>[] } };
  const { document, refs } = page.data;
  if (Object.values(refs).includes(null)) throw new Error('A reference of the page is not resolved.');
  const related = zone.data.blocks.filter((block) =>
    ['file', 'link', 'faq', 'bikeType', 'bikeBrand'].some((name) => block[name]),
  );
  const counts = [document.blocks.length, zone.data.blocks.length, related.length].join(' ');
  const expected = [BLOCKS, BLOCKS, REFERENCES].join(' ');
  if (counts !== expected) throw new Error(`Blocks and references are ${counts} instead of ${expected}.`);
}

/**
 * Publishing with the content manager, as an editor does: the form goes to the CMS with the request.
 * @param edit what was typed since the draft was saved, by field; another each time
 */
async function measurePublishing(
  { url, pages }: BenchServer,
  name: string,
  edit: (round: number) => object,
): Promise<Measurement> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(url)}` };
  const entries = {
    ours: `${url}/content-manager/collection-types/api::page.page/${pages.page}`,
    baseline: `${url}/content-manager/collection-types/${ZONE_PAGE}/${pages.zonePage}`,
  };
  let published = 0;
  const publish = async (side: keyof typeof entries): Promise<number> => {
    published += 1;
    // The admin reads the entry again after each publishing.
    const form = await readForm(`${entries[side]}?locale=${pages.locale}`, headers);
    const before = await readWhenQuiet(url);
    const answer = await fetch(`${entries[side]}/actions/publish?locale=${pages.locale}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...form, ...edit(published) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Publishing was answered with ${answer.status}.`);
    const after = await readWhenQuiet(url);
    return after.processor - after.asking - before.processor;
  };
  const publishInARow = async (side: keyof typeof entries, count: number): Promise<number[]> => {
    const costs: number[] = [];
    for (let number = 0; number < count; number += 1) costs.push(await publish(side));
    return costs;
  };
  await takeTurns(1, (side) => publishInARow(side, WARM_UPS));
  const runs = await takeTurns(TURNS, (side) => publishInARow(side, IN_A_ROW));
  const [ours, baseline] = [summarize(runs.ours.flat()), summarize(runs.baseline.flat())];
  return {
    name,
    unit: 'milliseconds of processor time',
    target: 6,
    ours,
    baseline,
    ratio: baseline.median / ours.median,
  };
}

/** Processor time in milliseconds between two looks at a CMS that does nothing else; hardly more than the look costs. */
const QUIET = 8;

/**
 * Strapi reads a published entry once more and tells listeners of it when the answer is sent already. That work belongs
 * to the publishing that caused it, so the usage is read until nothing adds to it any more.
 * @returns processor time so far, and what of it these readings themselves have cost
 */
export async function readWhenQuiet(url: string): Promise<{ processor: number; asking: number }> {
  let last = (await readUsage(url)).processor;
  for (let readings = 2; ; readings += 1) {
    await setTimeout(25);
    const { processor } = await readUsage(url);
    const added = processor - last;
    if (added < QUIET) return { processor, asking: added * readings };
    last = processor;
  }
}

export async function signIn(url: string): Promise<string> {
  const { email, password } = DEMO_LOGIN;
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data?: { token: string } };
  if (!data) throw new Error(`Signing in was answered with ${answer.status}.`);
  return data.token;
}
