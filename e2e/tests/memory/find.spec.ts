/** Finding a text in everything that was typed on a page. */
import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(async ({ editor }) => {
  const filler = Array.from({ length: 20 }, (_, index) => ({
    id: `text${index}`,
    type: 'Text',
    v: 1,
    props: { content: `Alinea ${index + 1}` },
  }));
  await editor.start({ id: 'kop', type: 'Title', v: 1, props: { title: 'Lease een fiets' } }, ...filler, {
    id: 'knop',
    type: 'Text',
    v: 1,
    props: { content: 'Zo werkt fietslease, en lease is fijn.' },
  });
});

test('a text is found wherever it stands, by keyboard, and its block comes into sight', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await page.keyboard.press('Control+F');
  const bar = page.getByRole('search', { name: 'Find on the page' });
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lease');
  const count = bar.getByRole('status');
  await expect(count).toHaveText('Found 3 times');

  await page.keyboard.press('Enter');
  await expect(count).toHaveText('1 of 3');
  await expect(bar).toContainText('Title: Lease een fiets');
  const marked = () =>
    editor.canvas.locator('body').evaluate(({ ownerDocument }) => {
      const { highlights } = (ownerDocument.defaultView as Window & typeof globalThis).CSS;
      return [...(highlights.get('page-builder-found') ?? [])].map(String);
    });
  await expect.poll(marked).toEqual(['Lease']);
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText('3 of 3');
  await expect.poll(marked).toEqual(['lease']);
  await expect(editor.canvas.getByText('Zo werkt fietslease')).toBeInViewport();
  await expect(editor.outline.getByRole('treeitem', { selected: true })).toContainText('Zo werkt fietslease');

  // Before the text stands the button that resets it.
  await bar.getByRole('button', { name: 'Open its setting' }).click();
  const content = editor.settings.getByRole('textbox', { name: 'Text', exact: true });
  await expect(content).toBeFocused();
  await content.fill('Zo werkt het.');
  await expect(count).toHaveText('1 of 1');

  // Again from within a text, whose own keys stay its own.
  await page.keyboard.press('Control+F');
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zonder');
  await expect(count).toHaveText('Not found');
  await expect(bar.getByRole('button', { name: 'Next match' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});
