import { createBlocks } from 'strapi-plugin-page-builder/admin/blocks';
import { expect, test } from 'vitest';
import { library } from './library.ts';

test('every block of this site can be drawn and edited', async () => {
  const blocks = createBlocks(() => []);
  blocks.register(library);
  const { pictures = {} } = await blocks.loadRenderer();
  const types = [...blocks.getRegistry().keys()];
  expect(types.length).toBeGreaterThan(40);
  expect(Object.keys(pictures).filter((type) => !types.includes(type))).toEqual([]);
});
