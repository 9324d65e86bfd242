import { gzipSync } from 'node:zlib';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';
import { paragraph } from '../../src/rich-text.ts';

const KILOBYTE = 1000;
/** With all that texts are written by, which is loaded with the editor. */
const LIMIT = 400 * KILOBYTE;

test('the editor is loaded when it is opened, and stays small with the dialog of formatted texts', async ({
  page,
  editor,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\/admin\/[^?]+\.js$/.test(request.url())) asked.add(request.url());
  });
  /** What was asked for since the last call, and never before. */
  const seen = new Set<string>();
  const takeNew = () => {
    const fresh = [...asked].filter((address) => !seen.has(address));
    for (const address of fresh) seen.add(address);
    return fresh;
  };

  // What the admin itself loads, by an entry that has no page in it.
  await page.goto('/admin/content-manager/collection-types/api::faq.faq/create');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  takeNew();

  const text = {
    id: 'text',
    type: 'RichText',
    v: 1,
    props: { content: { type: 'doc', content: [paragraph('text')] } },
  };
  const content = { format: 'page' as const, formatVersion: 1 as const, blocks: [text] };
  const { documentId } = await Cms.open().createPage('nl', {
    title: 'Gewicht',
    slug: `gewicht-${Date.now()}`,
    content,
  });
  await editor.goToPage(documentId, 'nl');
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  const field = takeNew();
  expect(field.filter(isEditorChunk)).toEqual([]);

  await editor.open();
  await editor.select('Rich text');
  await expect(editor.canvas.getByText('text', { exact: true })).toBeVisible();
  const opened = takeNew();
  expect(opened.filter(isEditorChunk)).toHaveLength(1);

  await page.getByRole('button', { name: 'Click to open editor' }).click();
  await expect(page.getByRole('dialog', { name: 'Rich text: Text' })).toBeVisible();
  const richText = takeNew();
  expect(richText.filter(isEditorChunk)).toHaveLength(1);

  expect(await weigh([...field, ...opened, ...richText])).toBeLessThan(LIMIT);
});

function isEditorChunk(address: string): boolean {
  return /\/(PageEditor|RichTextModal)-/.test(address);
}

/** Bytes of scripts after gzip, as hosts send them. */
async function weigh(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`GET ${address} answered ${answer.status}.`);
    return gzipSync(await answer.text()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
