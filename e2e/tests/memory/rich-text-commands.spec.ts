import { expect, test } from '../../src/memory-editor.ts';
import { heading, list, paragraph, RichText, words } from '../../src/rich-text.ts';

test('every button of the toolbar over the text stores what it says', { tag: '@full' }, async ({ editor }) => {
  const richText = await RichText.open(editor);
  const style = richText.toolbar.getByRole('combobox', { name: 'Text style' });
  const marked = async (text: string, ...buttons: string[]) => {
    await richText.use(...buttons);
    await richText.type(text);
    await richText.use(...buttons);
    await richText.press('Enter');
  };
  const line = async (text: string, ...buttons: string[]) => {
    await richText.type(text);
    await richText.use(...buttons);
    await richText.press('Enter');
  };

  await marked('bold', 'Bold');
  await marked('italic', 'Italic');
  await marked('struck', 'Strike');
  await marked('code', 'Inline code');
  await marked('all', 'Bold', 'Italic', 'Strike', 'Inline code');
  await line('left', 'Align left');
  await line('center', 'Align center');
  await line('right', 'Align right');
  await line('justified', 'Justify');
  await richText.use('Justify');
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await richText.type(`heading ${level}`);
    await style.selectOption(`Heading ${level}`);
    await richText.text.focus();
    await richText.press('Enter');
  }
  await richText.type('not a heading');
  await style.selectOption('Heading 2');
  await style.selectOption('Paragraph');
  await richText.text.focus();
  await richText.press('Enter');
  await richText.use('Bullet list');
  await richText.type('one');
  await richText.press('Enter');
  await richText.type('two');
  await richText.press('Enter', 'Enter');
  await richText.use('Ordered list');
  await richText.type('first');
  await richText.press('Enter', 'Enter');
  await richText.use('Quote');
  await richText.type('quoted');
  await richText.press('Enter', 'Enter');
  await richText.use('Horizontal rule');
  await richText.type('a');
  await richText.use('Line break');
  await richText.type('b');
  await richText.press('Enter');
  await richText.use('Code block');
  await richText.type('{}');
  await richText.toolbar.getByRole('combobox', { name: 'Language of the code' }).selectOption('json');

  const aligned = (text: string, textAlign: string) => ({ ...paragraph(text), attrs: { textAlign } });
  expect(await richText.store()).toEqual([
    paragraph(words('bold', 'bold')),
    paragraph(words('italic', 'italic')),
    paragraph(words('struck', 'strike')),
    paragraph(words('code', 'code')),
    paragraph(words('all', 'bold', 'italic', 'strike', 'code')),
    aligned('left', 'left'),
    aligned('center', 'center'),
    aligned('right', 'right'),
    aligned('justified', 'justify'),
    ...[1, 2, 3, 4, 5, 6].map((level) => heading(level, `heading ${level}`)),
    paragraph('not a heading'),
    list('bulletList', [paragraph('one')], [paragraph('two')]),
    list('orderedList', [paragraph('first')]),
    { type: 'blockquote', content: [paragraph('quoted')] },
    { type: 'horizontalRule' },
    paragraph('a', { type: 'hardBreak' }, 'b'),
    { type: 'codeBlock', attrs: { language: 'json' }, content: [words('{}')] },
  ]);
});

test('the toolbar beside the selection marks and aligns, and comes and goes with the selection', {
  tag: '@full',
}, async ({ editor }) => {
  const richText = await RichText.open(editor, paragraph('one two'));
  await expect(richText.selection).toBeHidden();
  await richText.press('Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(richText.selection).toBeVisible();
  for (const name of ['Bold', 'Italic', 'Strike', 'Align right']) {
    const button = richText.selection.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(richText.selection.getByRole('button', { name: 'Delete row' })).toHaveCount(0);
  await richText.press('ArrowRight');
  await expect(richText.selection).toBeHidden();
  expect(await richText.store()).toEqual([
    { ...paragraph(words('one', 'bold', 'italic', 'strike'), ' two'), attrs: { textAlign: 'right' } },
  ]);
});

test('Markdown shortcuts and key shortcuts do what the buttons do', { tag: '@full' }, async ({ editor }) => {
  const richText = await RichText.open(editor);
  const lines = [
    '# one',
    '###### six',
    '**bold** *italic* ~~struck~~ `code`',
    '- point',
    '1. first',
    '> quoted',
    '---',
  ];
  for (const line of lines) {
    await richText.type(line);
    // A rule is there with its last dash; lists and quotes end with a second Enter.
    const times = line === '---' ? 0 : /^[->1]/.test(line) ? 2 : 1;
    for (let time = 0; time < times; time += 1) await richText.press('Enter');
  }
  await richText.type('```js ');
  await richText.type('x');
  await richText.press('ArrowDown');
  await richText.type('keys');
  await richText.selectLine();
  await richText.press('ControlOrMeta+B', 'ControlOrMeta+I', 'ControlOrMeta+Shift+S', 'ControlOrMeta+Alt+3');
  await richText.press('ControlOrMeta+Shift+E');

  const stored = await richText.store();
  expect(stored.slice(0, 2)).toEqual([heading(1, 'one'), heading(6, 'six')]);
  expect(stored[2]?.content?.flatMap(({ marks = [] }) => marks.map(({ type }) => type))).toEqual([
    'bold',
    'italic',
    'strike',
    'code',
  ]);
  expect(stored.slice(3)).toMatchObject([
    list('bulletList', [paragraph('point')]),
    list('orderedList', [paragraph('first')]),
    { type: 'blockquote', content: [paragraph('quoted')] },
    { type: 'horizontalRule' },
    { type: 'codeBlock', attrs: { language: 'js' }, content: [words('x')] },
    { type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [words('keys', 'bold', 'italic', 'strike')] },
  ]);
});

test('undo and redo by button and key', { tag: '@full' }, async ({ editor }) => {
  const richText = await RichText.open(editor, paragraph('kept'));
  const undo = richText.toolbar.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await richText.type(' and more');
  await richText.use('Undo');
  await expect(richText.text).toHaveText('kept');
  await richText.use('Redo');
  await expect(richText.text).toHaveText('kept and more');
  await richText.press('ControlOrMeta+Z');
  await expect(richText.text).toHaveText('kept');
  await richText.press('ControlOrMeta+Shift+Z');
  expect(await richText.store()).toEqual([paragraph('kept and more')]);
});
