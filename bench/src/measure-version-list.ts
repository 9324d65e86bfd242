import type { BenchServer } from './bench-server.ts';
import type { Measurement } from './benchmark.ts';
import { compareRequests } from './load.ts';
import { signIn } from './measure-pages.ts';

const MANY = 10_000;
/** As many as the list shows at once. */
const FEW = 50;

/** The newest versions of a page that was saved very often, beside those of a page whose list is just full. */
export async function measureVersionList({ url, pages }: BenchServer): Promise<Measurement> {
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  const few = await findOther(url, pages, headers);
  await fill(url, pages, pages.page, MANY);
  await fill(url, pages, few, FEW);
  const path = (documentId: string) => {
    const place = { model: 'api::page.page', documentId, locale: pages.locale, field: 'content' };
    return `/page-builder/versions?${new URLSearchParams(place)}`;
  };
  return compareRequests(url, {
    name: `list of ${MANY} versions`,
    target: 0.5,
    ours: { path: path(pages.page), headers, amount: 200 },
    baseline: { path: path(few), headers, amount: 200 },
  });
}

async function findOther(url: string, { page, locale }: BenchServer['pages'], headers: Record<string, string>) {
  const list = `${url}/content-manager/collection-types/api::page.page?locale=${locale}&pageSize=10`;
  const { results = [] } = (await (await fetch(list, { headers })).json()) as { results?: { documentId: string }[] };
  const other = results.find(({ documentId }) => documentId !== page);
  if (!other) throw new Error('The demo content has no other page.');
  return other.documentId;
}

async function fill(url: string, { locale }: BenchServer['pages'], entry: string, count: number): Promise<void> {
  const query = new URLSearchParams({ entry, locale, count: String(count) });
  const answer = await fetch(`${url}/api/bench/fill-versions?${query}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`Filling in versions was answered with ${answer.status}.`);
}
