import type { BenchServer } from './bench-server.ts';
import { type Measurement, summarize } from './benchmark.ts';
import { readForm } from './editor-form.ts';
import { readWhenQuiet, signIn } from './measure-pages.ts';

const SAVES = 40;

/** Saves before those that count; the code of a CMS that runs for days is compiled. */
const WARM_UPS = 10;

/** A save with its version may take this many times what it takes without. */
const MOST = 1.15;

interface Form extends Record<string, unknown> {
  content: { blocks: { props: Record<string, unknown> }[] };
}

/** Saving a page of 200 blocks with one change, with versions and without, by turns in one process. */
export async function measureSaving({ url, pages }: BenchServer): Promise<Measurement> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(url)}` };
  const entry = `${url}/content-manager/collection-types/api::page.page/${pages.page}?locale=${pages.locale}`;
  const runs: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let round = 0; round < WARM_UPS + SAVES; round += 1) {
    for (const state of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const switched = await fetch(`${url}/api/bench/versions/${state}`, { method: 'POST' });
      if (!switched.ok) throw new Error(`Switching versions was answered with ${switched.status}.`);
      const form = (await readForm(entry, headers)) as Form;
      const block = form.content.blocks[(round * 7) % form.content.blocks.length];
      if (block) block.props.anchor = `${state}-${round}`;
      const before = await readWhenQuiet(url);
      const answer = await fetch(entry, { method: 'PUT', headers, body: JSON.stringify({ ...form, force: true }) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Saving was answered with ${answer.status}.`);
      const after = await readWhenQuiet(url);
      if (round >= WARM_UPS) runs[state].push(after.processor - after.asking - before.processor);
    }
  }
  const [ours, baseline] = [summarize(runs.on), summarize(runs.off)];
  return {
    name: 'saving 200 blocks, with versions',
    unit: 'milliseconds of processor time',
    target: 1 / MOST,
    ours,
    baseline,
    ratio: baseline.median / ours.median,
  };
}
