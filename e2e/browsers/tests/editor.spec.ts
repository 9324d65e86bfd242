import { Cms } from '../../src/cms.ts';
import { Editor } from '../src/editor.ts';
import { test as base, expect } from '../src/fixtures.ts';

const test = base.extend<{ editor: Editor }>({
  editor: async ({ tab }, use) => {
    const editor = new Editor(tab);
    await tab.resize(1440, 900);
    await editor.logIn();
    await use(editor);
  },
});

const slugOf = (name: string) => `${name}-${Date.now()}`;

test('an editor inserts a block, writes and saves', async ({ editor }) => {
  await editor.openNewPage('Rondje', slugOf('rondje'));
  await editor.insert('Title');
  await editor.settings.get('textbox', 'Title').fill('Een rondje om');
  await editor.canvas.get('heading', 'Een rondje om').shown();
  const documentId = await editor.save();
  const { content } = await Cms.open().readPage(documentId, 'nl');
  expect(content.blocks).toMatchObject([{ type: 'Title', props: { title: 'Een rondje om' } }]);
  await Cms.open().deletePage(documentId);
});

test('blocks are dragged from the palette, on the canvas and in the outline', async ({ editor, tab }) => {
  const { blocks, canvas, outline } = editor;
  const entry = (label: string) => blocks.find('[data-entry]').with(label).first();
  const drag = tab.find('[data-drag]');
  await editor.openNewPage('Slepen', slugOf('slepen'));

  await tab.drag(entry('Text container'), canvas.find('main'), { x: 0.5, y: 0.5 });
  await drag.shown();
  await tab.drop();
  await editor.announced('Text container inserted.');

  await editor.insert('Vertical spacing');
  await editor.show('Outline');
  const rows = outline.find('[data-node]');
  await tab.drag(rows.with('Vertical spacing').first(), rows.with('Text container').first(), { x: 0.5, y: 0.1 });
  await tab.drop();
  await expect.poll(() => editor.drawn()).toEqual(['VerticalSpacing', 'TextContainer']);

  await editor.show('Blocks');
  await tab.drag(entry('Title'), canvas.find('[data-block="TextContainer"] [data-canvas-area]'), { x: 0.5, y: 0.5 });
  await drag.with('into Text container').shown();
  await tab.drop();
  const title = canvas.find('[data-block="TextContainer"] [data-block="Title"]');
  await title.shown();

  // By its name: a press in its text would mean the text. Escape leaves everything as it was.
  const handle = tab.find('[title="Drag to move"]');
  await tab.drag(handle, canvas.find('[data-block="TextContainer"]'), { x: 0.5, y: 0.99 });
  await drag.shown();
  await tab.press('Escape');
  await drag.gone();
  await tab.drop();
  await title.shown();

  await tab.drag(handle, canvas.find('[data-block="VerticalSpacing"]'), { x: 0.5, y: 0.1 });
  await drag.shown();
  await tab.drop();
  await expect.poll(() => editor.drawn()).toEqual(['Title', 'VerticalSpacing', 'TextContainer']);
});

test('a rich text is written, saved and published', async ({ editor, tab }) => {
  const { canvas } = editor;
  await editor.openNewPage('Tekst', slugOf('tekst'));
  await editor.insert('Rich text');
  await tab.get('button', 'Click to open editor').click();
  const dialog = tab.get('dialog', 'Rich text: Text');
  const text = dialog.get('textbox', 'Text');
  await text.focused();
  await text.click();
  await tab.type('Een gewone zin, en ');
  await tab.press('Control+b');
  await tab.type('een vette');
  await tab.press('Control+b', 'Enter');
  await dialog.get('toolbar', 'Formatting').get('button', 'Bullet list').click();
  await tab.type('eerste');
  await tab.press('Enter');
  await tab.type('tweede');
  await dialog.get('button', 'Save and close').click();
  await dialog.gone();
  await canvas.find('strong').with('een vette').shown();
  await expect.poll(() => canvas.find('li').texts()).toEqual(['eerste', 'tweede']);

  const documentId = await editor.save();
  const [stored] = (await Cms.open().readPage(documentId, 'nl')).content.blocks;
  expect(stored?.props.content).toMatchObject({
    content: [
      {
        type: 'paragraph',
        content: [{ text: 'Een gewone zin, en ' }, { text: 'een vette', marks: [{ type: 'bold' }] }],
      },
      { type: 'bulletList', content: [{ type: 'listItem' }, { type: 'listItem' }] },
    ],
  });
  await editor.publish();
  await Cms.open().deletePage(documentId);
});

test('a page is built, changed and taken back by keyboard', async ({ editor, tab }) => {
  const { blocks, canvas, outline, settings } = editor;
  await editor.openNewPage('Toetsen', slugOf('toetsen'));
  for (const label of ['Title', 'Vertical spacing']) {
    await tab.get('searchbox', 'Search blocks').fill(label);
    // Before the search has answered, others stand above it.
    await blocks.find('[data-entry]').first().with(label).shown();
    await tab.press('ArrowDown');
    await blocks.get('button', label).focused();
    await tab.press('Enter');
    await editor.announced(`${label} inserted.`);
  }
  await editor.show('Outline');
  await outline.get('treeitem', 'Vertical spacing').click();
  await tab.press('Alt+ArrowUp');
  await editor.announced(/^Moved to the beginning, 1 of 2/);
  await expect.poll(() => editor.drawn()).toEqual(['VerticalSpacing', 'Title']);
  await tab.press('ArrowDown', 'Control+d');
  await editor.announced('Title duplicated.');
  await expect.poll(() => editor.drawn()).toEqual(['VerticalSpacing', 'Title', 'Title']);
  await tab.press('Control+z');
  await expect.poll(() => editor.drawn()).toEqual(['VerticalSpacing', 'Title']);
  await tab.press('Control+Shift+z');
  await expect.poll(() => editor.drawn()).toEqual(['VerticalSpacing', 'Title', 'Title']);
  await settings.shown();
  await canvas.find('main').shown();
});
