import { expect, it } from 'vitest';
import { readUses } from './read-uses.ts';

const picture = { $ref: 'media', documentId: 'm1', snapshot: {} };
const block = (id: string, props: object) => ({ id, type: 'Picture', v: 1, props });
const page = (...blocks: unknown[]) => ({ format: 'page', formatVersion: 1, blocks });
const use = (blockId: string, path: string) => ({
  field: 'content',
  blockId,
  blockType: 'Picture',
  path,
  isHidden: false,
  targetType: 'media',
  targetId: 'm1',
});

it('reads a page in each form in which one may be stored', () => {
  const stored = page(block('a', { image: picture }));
  const uses = [use('a', 'image')];
  expect(readUses('content', stored)).toEqual(uses);
  expect(readUses('content', JSON.stringify(stored))).toEqual(uses);
  for (const nothing of [null, undefined, '', 'null']) expect(readUses('content', nothing)).toEqual([]);
});

it('reads whole blocks of a damaged page', () => {
  expect(readUses('content', page(block('a', { image: picture }), null))).toEqual([use('a', 'image')]);
});

it('says of what stands in a hidden block that visitors do not see it', () => {
  const draft = {
    id: 'box',
    type: 'Box',
    v: 1,
    props: {},
    hidden: true,
    areas: { content: [block('a', { image: picture })] },
  };
  expect(readUses('content', page(draft, block('b', { image: picture })))).toEqual([
    { ...use('a', 'image'), isHidden: true },
    use('b', 'image'),
  ]);
});

it('shortens what no column holds, and leaves out what PostgreSQL does not store', () => {
  const long = 'x'.repeat(300);
  const props = { [long]: picture, 'a\0b': picture, [`${'y'.repeat(199)}😀`]: picture };
  expect(readUses('content', page(block('a', props)))).toEqual([
    use('a', 'x'.repeat(200)),
    use('a', 'ab'),
    use('a', `${'y'.repeat(199)}\uFFFD`),
  ]);
});
