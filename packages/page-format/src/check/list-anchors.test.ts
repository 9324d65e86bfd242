import { expect, test } from 'vitest';
import { Note, sampleRegistry } from '../testing/sample-blocks.ts';
import { listAnchors } from './list-anchors.ts';

const note = (id: string, props: Record<string, unknown>, v = Note.version) => ({ id, type: 'Note', v, props });

test('anchors are listed in reading order, each once, also of blocks of an older version', () => {
  const blocks = [
    note('a', { uniqueId: 'offer' }),
    note('b', {}),
    note('c', { uniqueId: 'offer' }),
    note('d', { uniqueId: 'team', title: 'Old', level: 'h2' }, 1),
    { id: 'e', type: 'Unknown', v: 1, props: { uniqueId: 'hidden' } },
  ];
  const found = listAnchors({ format: 'page', formatVersion: 1, blocks }, sampleRegistry);
  expect(found).toEqual([
    { name: 'offer', block: Note.label },
    { name: 'team', block: Note.label },
  ]);
});
