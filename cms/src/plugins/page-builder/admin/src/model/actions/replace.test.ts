import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, note, page, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('the page becomes the other document', () => {
  const other = page(box('a', [note('b')]));
  expect(documentFromTree(run(treeOf(note('z')), registry, { type: 'replace', document: other }))).toEqual(other);
});
