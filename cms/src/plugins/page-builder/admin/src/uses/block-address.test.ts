import { expect, it } from 'vitest';
import { writeEditorHash } from '../../../shared/page-path.ts';
import { readBlockAddress, writeBlockAddress } from './block-address.ts';

const place = { field: 'content', blockId: 'b-1', path: 'slides.0.image' };

it.each([
  [
    { kind: 'collectionType' as const, uid: 'api::page.page', documentId: 'abc', locale: 'de-AT' },
    '/admin/content-manager/collection-types/api::page.page/abc?plugins%5Bi18n%5D%5Blocale%5D=de-AT',
  ],
  [
    { kind: 'singleType' as const, uid: 'api::imprint.imprint', documentId: 'abc', locale: null },
    '/admin/content-manager/single-types/api::imprint.imprint',
  ],
])('the address of a block of %o is read as it was written', (entry, address) => {
  const [written, hash] = writeBlockAddress(entry, place, '/admin/content-manager/collection-types/x').split('#');
  expect(written).toBe(address);
  expect(readBlockAddress(`#${hash}`, 'content')).toEqual(place);
  expect(readBlockAddress(`#${hash}`, 'story')).toBeUndefined();
});

it.each([
  ['/admin/plugins/upload', '/admin'],
  ['/content-manager/single-types/x', ''],
  ['/my/admin/content-manager', '/my/admin'],
])('on %s the admin begins at "%s"', (pathname, base) => {
  const entry = { kind: 'collectionType' as const, uid: 'api::page.page', documentId: 'abc', locale: null };
  expect(writeBlockAddress(entry, place, pathname)).toContain(
    `${base}/content-manager/collection-types/api::page.page/abc#`,
  );
});

it('a field of the form is found by its entry', () => {
  const entry = { kind: 'collectionType' as const, uid: 'api::page.page', documentId: 'abc', locale: null };
  const address = writeBlockAddress(entry, { field: 'seo.image', blockId: '', path: '' }, '/admin/plugins/upload');
  expect(address).toBe('/admin/content-manager/collection-types/api::page.page/abc');
});

it('an address can lead to the editor of a field, and to no block in it', () => {
  expect(readBlockAddress(writeEditorHash('content'), 'content')).toEqual({ field: 'content', blockId: '', path: '' });
  expect(readBlockAddress(writeEditorHash('content'), 'story')).toBeUndefined();
});

it.each(['', '#', '#top', '#field=content', '#field=content&block='])('"%s" names no block', (hash) => {
  expect(readBlockAddress(hash, 'content')).toBeUndefined();
});
