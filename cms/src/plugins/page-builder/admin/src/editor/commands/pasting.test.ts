// @vitest-environment jsdom
import { createRegistry, defineBlock } from 'page-format';
import { fileAddress, media, text, textarea } from 'page-format/fields';
import { expect, test } from 'vitest';
import { page } from '../../model/testing/page.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import type { MediaFile } from '../media/media-batch.ts';
import { createPasting } from './pasting.ts';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Image' } as const;
const registry = createRegistry([
  defineBlock({
    ...shared,
    type: 'Paragraph',
    props: { body: textarea({ label }) },
    prose: { text: 'body', paragraph: true },
  }),
  defineBlock({
    ...shared,
    type: 'Picture',
    props: { file: media({ label, altProp: 'alt' }), alt: text({ label }) },
    media: { image: 'file' },
  }),
  defineBlock({ ...shared, type: 'Film', props: { address: fileAddress({ label }) }, media: { video: 'address' } }),
]);

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const DATA = 'data:image/png;base64,iVBORw0KGgo=';

/** What pasting leaves on the page, uploads and says. */
async function paste(pasted: { text?: string; markup?: string; files?: File[] }, known = registry) {
  const store = createEditorStore(page(), known);
  const inserted: MediaFile[] = [];
  const said: string[] = [];
  let note = '';
  const refuse = (reason: string) => void said.push(`! ${reason}`);
  const pasting = createPasting({
    store,
    media: {
      insert(files, further = '') {
        inserted.push(...files);
        note = further;
      },
      retry: () => undefined,
      dismiss: () => undefined,
      getState: () => ({ uploads: [], note }),
      subscribe: () => () => undefined,
    },
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    announce: (words) => void said.push(words),
    note: (words) => void said.push(`~ ${words}`),
    refuse,
    describeRefusal: ({ refusal }) => refusal,
    describePlace: () => 'here',
    readOwnCopy: () => '',
  });
  await pasting.paste({ text: '', markup: '', files: [], ...pasted });
  return {
    texts: store.getDocument().blocks.map(({ props }) => props.body ?? props.address),
    uploaded: inserted.map((each) => `${each.file.name}, ${each.alt}, ${each.mark.index}`),
    said,
    note,
  };
}

test('a picture copied on a website is uploaded, with what it shows', async () => {
  const markup = '<meta charset="utf-8"><img src="https://example.org/a.png" alt="A canal">';
  expect(await paste({ markup, files: [file('image.png')] })).toMatchObject({ uploaded: ['image.png, A canal, 0'] });
});

test('the picture of a table that was copied with its words is left out', async () => {
  const copied = { text: 'One', markup: '<p>One</p>', files: [file('image.png')] };
  expect(await paste(copied)).toEqual({ texts: ['One'], uploaded: [], said: ['say.pasted 1 here'], note: '' });
});

test('files that are no pictures are named, beside what is uploaded', async () => {
  const letter = file('letter.docx', 'application/msword');
  expect((await paste({ files: [letter] })).said).toEqual(['! say.otherFiles letter.docx 0 both']);
  const both = await paste({ files: [letter, file('a.png')] });
  expect(both).toMatchObject({ uploaded: ['a.png, , 0'], note: 'say.otherFiles letter.docx 0 both', said: [] });
  expect((await paste({ files: [file('a.svg', 'image/svg+xml')] })).said).toHaveLength(1);
});

test('of empty files it is said that there is nothing to upload', async () => {
  expect((await paste({ files: [new File([], 'a.png', { type: 'image/png' })] })).said).toEqual(['! upload.noneValid']);
});

test('an address of a video becomes one, and others a text', async () => {
  expect((await paste({ text: 'https://vimeo.com/76979871' })).texts).toEqual(['https://vimeo.com/76979871']);
  expect((await paste({ text: 'https://example.com/a.png' })).texts).toEqual(['https://example.com/a.png']);
});

test('pictures within a text follow the block before them, and those that stay behind are counted', async () => {
  const remote = '<img src="https://example.org/b.png">';
  const image = `<img src="${DATA}" alt="A canal">`;
  const whole = await paste({ text: 'x', markup: `${image}<p>One</p><p>Two</p>${image}<p>Three</p>${remote}` });
  expect(whole).toEqual({
    texts: ['One', 'Two', 'Three'],
    uploaded: ['image-1.png, A canal, 0', 'image-2.png, A canal, 2'],
    said: ['say.pasted 3 here'],
    note: 'say.picturesLeft 1',
  });
  expect((await paste({ markup: remote })).said).toEqual(['! say.picturesLeft 1']);
  expect((await paste({ markup: `<p>One</p>${remote}` })).said).toEqual(['~ say.pasted 1 here say.picturesLeft 1']);
});

test('without a block for pictures, those of a text stay behind', async () => {
  const known = createRegistry([...registry.values()].filter(({ type }) => type === 'Paragraph'));
  const { uploaded, said } = await paste({ markup: `<p>One</p><img src="${DATA}">` }, known);
  expect([uploaded, said]).toEqual([[], ['~ say.pasted 1 here say.picturesLeft 1']]);
});
