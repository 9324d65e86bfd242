import { describe, expect, it } from 'vitest';
import { createAsk } from './harness/create-ask.ts';
import { newSlug, page, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';

const ENTRY = '/content-manager/collection-types/api::page.page';
const VERSIONS = '/page-builder/versions';
const place = (documentId: string) => ({ model: 'api::page.page', documentId, locale: 'nl', field: 'content' });

describe('versions go when they are old', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const ask = createAsk(sharedCms().url, sharedCms().adminToken);

  it('but for the last of each day, and what was published or named; those that stay can all be read', async () => {
    const block = title('0');
    const text = (count: number) => page({ ...block, props: { title: `${count}` } });
    const made = await ask(`${ENTRY}?locale=nl`, { title: 'A page', slug: newSlug(), content: text(0) });
    const id = made.body.data.documentId;
    for (let count = 1; count <= 9; count += 1) {
      await ask(`${ENTRY}/${id}?locale=nl`, { force: true, content: text(count) }, 'PUT');
      if (count === 4) await ask(`${ENTRY}/${id}/actions/publish?locale=nl`, { force: true });
    }
    const readAll = async () => {
      const { body } = await ask(`${VERSIONS}?${new URLSearchParams(place(id))}`);
      const versions: { id: number; kind: string; name: string | null }[] = body.data;
      return Promise.all(
        versions.map(async (version) => {
          const one = await ask(`${VERSIONS}/${version.id}?${new URLSearchParams(place(id))}`);
          return { ...version, text: one.body.data?.document.blocks[0].props.title };
        }),
      );
    };
    const before = await readAll();
    const named = before.find((version) => version.text === '2');
    await ask(`${VERSIONS}/${named?.id}`, { ...place(id), name: 'Kept' }, 'PUT');
    expect(before.map((version) => version.text)).toEqual(['9', '8', '7', '6', '5', '4', '4', '3', '2', '1', '0']);

    const prune = async (days: number) => (await ask(`/test/prune-versions?now=${Date.now() + days * DAY}`)).body.count;
    expect(await prune(29)).toBe(0);
    await prune(60);
    // Midnight may have passed between two saves; the last of the last day is the newest.
    const kept = (await readAll()).map((version) => version.text);
    expect(kept).toEqual(expect.arrayContaining(['9', '4', '2']));
    expect(kept.length).toBeLessThan(5);
    await prune(400);
    expect((await readAll()).map((version) => [version.text, version.kind, version.name])).toEqual([
      ['9', 'save', null],
      ['4', 'publish', null],
      ['2', 'save', 'Kept'],
    ]);
    await ask(`${ENTRY}/${id}?locale=nl`, { force: true, content: text(10) }, 'PUT');
    expect((await readAll()).map((version) => version.text)).toEqual(['10', '9', '4', '2']);
  });
});
