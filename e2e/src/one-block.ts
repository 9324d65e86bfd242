/** Pages of one block, for tests of its settings. */
import { type Block, createId } from 'page-format';
import { Cms } from './cms.ts';
import type { Editor } from './editor.ts';

/**
 * Makes a page of one block, opens the page editor on it, and selects the block.
 * @param label the block's name in the outline
 * @returns the page's id
 */
export async function openBlock(
  editor: Editor,
  label: string,
  block: Pick<Block, 'type'> & Partial<Block>,
): Promise<string> {
  const slug = `block-${createId()}`;
  const { documentId } = await Cms.open().createPage('nl', {
    title: slug,
    slug,
    content: { format: 'page', formatVersion: 1, blocks: [{ id: createId(), v: 1, props: {}, ...block }] },
  });
  await editor.goToPage(documentId, 'nl');
  await editor.open();
  await editor.select(new RegExp(`^${label}`));
  return documentId;
}

/** What the CMS has of that block. */
export async function storedProps(documentId: string): Promise<Block['props']> {
  const { content } = await Cms.open().readPage(documentId, 'nl');
  return content.blocks[0]?.props ?? {};
}
