import { deflateRawSync } from 'node:zlib';
import { createId } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, page, readDraft } from './harness/pages.ts';
import { type Ask, at, base, COPIES, copyOf, found, place, typed, userOf } from './harness/safety-copies.ts';

/** Unsaved work on the server: found again by who did it. */

let editor: Ask;
beforeAll(async () => {
  editor = await userOf('strapi-editor');
});

describe('unsaved work', () => {
  it('is found again in another browser of the same person, with its device, time and what it was made from', async () => {
    const id = await createPage();
    const sources = { abc: { locale: 'de', version: 'ab12', texts: { title: ['c3', 'd4'] }, open: { title: ['d4'] } } };
    const work = { document: typed(), sources, fields: { title: 'Typed too', content: 'x', nothing: 1 } };
    const copy = copyOf(id, { work, editedAt: 1_234 });
    const { status, body } = await editor(COPIES, copy);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ state: 'kept', keptAt: expect.stringMatching(/Z$/) });
    const [one, ...more] = await found(editor, id);
    expect(more).toEqual([]);
    expect(one).toEqual({
      ...{ session: copy.session, device: '', basedOn: 'a1', editedAt: 1_234, problem: null },
      keptAt: body.data.keptAt,
      // The fields that a version of the entry would have.
      work: { document: work.document, sources, fields: { title: 'Typed too' }, base },
    });
  });

  it('names the browser by what it says of itself', async () => {
    const id = await createPage();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await call(COPIES, { as: 'admin', body: copyOf(id), headers: { 'User-Agent': firefox } });
    expect((await call(at(id), { as: 'admin' })).body.data[0].device).toBe('Firefox, Windows');
  });

  it('changes neither the draft nor its versions', async () => {
    const id = await createPage({ content: base });
    const versions = `/page-builder/versions?${new URLSearchParams(place(id))}`;
    const before = [await readDraft(id), (await call(versions, { as: 'admin' })).body];
    await editor(COPIES, copyOf(id));
    expect([await readDraft(id), (await call(versions, { as: 'admin' })).body]).toEqual(before);
  });

  it('comes whole or deflated, and the page it began with only once', async () => {
    const id = await createPage();
    const deflate = (value: object) => deflateRawSync(JSON.stringify(value)).toString('base64');
    const work = (text: string) => ({ document: typed(text), sources: {}, fields: {} });
    const { base: _, ...first } = copyOf(id);
    expect((await editor(COPIES, first)).body.data).toEqual({ state: 'needsBase' });
    expect(await found(editor, id)).toEqual([]);
    await editor(COPIES, { ...first, step: 2, base: deflate(base), work: deflate(work('Deflated')) });
    await editor(COPIES, { ...first, step: 3, work: work('Later') });
    const [copy] = await found(editor, id);
    expect(copy.work.base).toEqual(base);
    expect(copy.work.document.blocks[0].props.title).toBe('Later');
    // Saved meanwhile: the next work begins with another page.
    expect((await editor(COPIES, { ...first, step: 4, basedOn: 'b2' })).body.data.state).toBe('needsBase');
  });

  it('of a call that was overtaken does not replace what is newer', async () => {
    const id = await createPage();
    const copy = copyOf(id);
    const work = (text: string) => ({ document: typed(text), sources: {}, fields: {} });
    await editor(COPIES, { ...copy, step: 3, work: work('Newer') });
    expect((await editor(COPIES, { ...copy, step: 2, work: work('Older') })).body.data.state).toBe('kept');
    expect((await found(editor, id))[0].work.document.blocks[0].props.title).toBe('Newer');
  });

  it('of two windows is two copies, the last first, and each goes by itself', async () => {
    const id = await createPage();
    const [one, two] = [copyOf(id), copyOf(id)];
    await editor(COPIES, one);
    await editor(COPIES, two);
    const sessions = async () => (await found(editor, id)).map(({ session }: { session: string }) => session);
    expect(await sessions()).toEqual([two.session, one.session]);
    const gone = await editor(`${COPIES}/${two.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
    expect(gone.status).toBe(200);
    expect(await sessions()).toEqual([one.session]);
  });

  it('sent by one window many times at once is one copy', async () => {
    const id = await createPage();
    const copy = copyOf(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, step) => editor(COPIES, { ...copy, step: step + 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await found(editor, id)).toHaveLength(1);
  });

  it('keeps blocks that nobody knows byte for byte', async () => {
    const id = await createPage();
    const stranger = { v: 7, areas: { somewhere: [] }, type: 'Stranger', id: createId(), props: { b: 2, a: 1 } };
    const document = page(stranger as never);
    await editor(COPIES, copyOf(id, { work: { document, sources: {}, fields: {} } }));
    expect(JSON.stringify((await found(editor, id))[0].work.document)).toBe(JSON.stringify(document));
  });
});
