import { expect, type MemoryEditor, plainPicture, test } from '../../src/memory-editor.ts';

const group = (editor: MemoryEditor, name: string) => editor.settings.getByRole('group', { name, exact: true });

test('a colour is taken from the palette or typed in any notation, and stored in one', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.openBlock('Container', { type: 'Container' });
  const text = group(editor, 'Text colour');
  await text.getByRole('radio', { name: 'Dark orange' }).check({ force: true });
  await expect(text.getByRole('radio', { name: 'Dark orange' })).toBeChecked();

  const background = group(editor, 'Background colour');
  const own = background.getByRole('textbox', { name: 'Custom colour' });
  for (const [typed, colour] of [
    ['rgb(29 107 79)', '#1d6b4f'],
    ['Tomato', '#ff6347'],
    ['#ABC', '#aabbcc'],
  ] as const) {
    await own.fill(typed);
    await own.press('Enter');
    await expect(own).toHaveValue(colour);
  }
  await own.fill('geen kleur');
  await page.keyboard.press('Tab');
  await expect(background.getByText('“geen kleur” is not a colour.')).toBeVisible();
  await expect(own).toHaveValue('#aabbcc');

  await background.getByLabel('Pick a colour').fill('#102030');
  await expect(own).toHaveValue('#102030');
  await editor.save();
  expect(await editor.storedProps()).toEqual({ textColor: 'orangeDark', backgroundColor: '#102030' });
});

test('the contrast of text is shown with the background that stands behind it', { tag: '@full' }, async ({
  editor,
}) => {
  await editor.openBlock('Container', {
    type: 'Container',
    props: { textColor: 'white', backgroundColor: 'darkGreen' },
    areas: {
      content: [
        { id: 'words', type: 'Text', v: 1, props: { content: 'Tekst', overrideTextColor: true, textColor: 'green' } },
      ],
    },
  });
  await expect(group(editor, 'Text colour').getByText(/^Contrast 12\.\d+:1, good for text$/)).toBeVisible();
  await group(editor, 'Background colour').getByRole('radio', { name: 'Orange', exact: true }).check({ force: true });
  await expect(group(editor, 'Text colour').getByText(/^Contrast 3\.\d+:1, enough for large text only/)).toBeVisible();
  await group(editor, 'Background').getByRole('radio', { name: 'Image', exact: true }).check({ force: true });
  await expect(group(editor, 'Text colour').getByText(/is on an image or a video/)).toBeVisible();
  await group(editor, 'Background').getByRole('radio', { name: 'Colour', exact: true }).check({ force: true });
  await editor.select(/^Text/);
  await expect(group(editor, 'Text colour').getByText(/^Contrast 1\.\d+:1, too little for text$/)).toBeVisible();
});

test('a text that is hard to read on the picture behind it is told', { tag: '@full' }, async ({ editor }) => {
  const { documentId, thumbnail: _, size: __, createdAt: ___, ...snapshot } = plainPicture('vlak.png');
  const backgroundImage = { $ref: 'media', documentId, snapshot };
  await editor.surround({ files: [plainPicture('vlak.png')] });
  await editor.openBlock('Container', {
    type: 'Container',
    props: { textColor: 'darkGreen', backgroundType: 'image', backgroundImage },
    areas: { content: [{ id: 'words', type: 'Text', v: 1, props: { content: 'Tekst op een beeld' } }] },
  });
  await editor.show('Problems');
  const problem = editor.problems.getByText(/"Text colour" is hard to read on the picture behind it/);
  await expect(problem).toBeVisible();
  await group(editor, 'Text colour').getByRole('radio', { name: 'White', exact: true }).check({ force: true });
  await expect(problem).toHaveCount(0);
});

test('data layer items are keys and values in two columns, filled without a mouse', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.openBlock('Button', { type: 'Button', props: { label: 'Verder', link: '/' } });
  const items = group(editor, 'Data layer items');
  await items.getByRole('button', { name: 'Add item' }).focus();
  await page.keyboard.press('Enter');
  await expect(items.getByRole('textbox', { name: 'item 1: Key' })).toBeFocused();
  await page.keyboard.type('event');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cta_click');
  await page.keyboard.press('Enter');
  await expect(items.getByRole('textbox', { name: 'item 2: Key' })).toBeFocused();
  await page.keyboard.type('place');
  await items.getByRole('textbox', { name: 'item 2: Value' }).fill('hero');
  await items.getByRole('textbox', { name: 'item 1: Value' }).press('Enter');
  await expect(items.getByRole('textbox', { name: 'item 2: Key' })).toBeFocused();
  await editor.save();
  expect(await editor.storedProps()).toMatchObject({
    dataLayerItems: [
      { key: 'event', value: 'cta_click' },
      { key: 'place', value: 'hero' },
    ],
  });

  await items.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(items.getByRole('textbox', { name: 'item 1: Key' })).toHaveValue('place');
  await expect(items.getByRole('textbox', { name: 'item 1: Key' })).toBeFocused();
  await items.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(items.getByRole('button', { name: 'Add item' })).toBeFocused();
});

test('an icon is chosen from drawings, by arrow keys too', { tag: '@full' }, async ({ editor, page }) => {
  await editor.openBlock('Floating action button', {
    type: 'FloatingActionButton',
    props: { title: 'Bel ons' },
  });
  const icons = group(editor, 'Icon');
  await expect(icons.getByRole('radio')).toHaveCount(6);
  await expect(icons.locator('svg path')).toHaveCount(6);
  await expect(icons.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await icons.getByRole('radio', { name: 'Chat' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(icons.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await editor.save();
  expect(await editor.storedProps()).toMatchObject({ icon: 'phone' });
});
