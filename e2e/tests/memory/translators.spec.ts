/** Who may change the texts of a language and nothing else, and the texts of the entry around the page. */
import { readFile } from 'node:fs/promises';
import { blocks } from '../../src/german-page.ts';
import { expect, test } from '../../src/memory-editor.ts';

test('a translator writes texts on the canvas, in the panel and among the settings, and changes nothing else', {
  tag: '@full',
}, async ({ editor, page }) => {
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({ translations: { de: original as never } });
  editor.isTranslator = true;
  await editor.start(...blocks('Fahrräder'));
  const why = 'Your role changes texts in this language, nothing else.';
  const notice = page.getByRole('status').filter({ hasText: why });

  // In the panel, which is open at first.
  const desk = page.getByRole('region', { name: 'Translation' });
  await desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true }).fill('Fietsen');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('status')).toHaveText(/^3 of 4 texts are open/);

  // On the canvas, where Enter, pasted blocks and the tools of formatted texts make no other page.
  const sentence = editor.canvas.getByText('Wähle ein Rad.');
  await sentence.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kies een fiets.');
  await page.keyboard.press('Enter');
  await editor.canvas.getByText('Wir liefern es.').click();
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect(tools.getByRole('button')).toHaveCount(4);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  // Signs that make lists and links elsewhere are words here.
  await page.keyboard.type('1. www.example.com bezorgt hem.');
  await expect(editor.canvas.locator('[data-block-id="tekst"] p').first()).toHaveText(
    '1. www.example.com bezorgt hem.',
  );
  await expect(editor.canvas.locator('[data-block-id="tekst"] :is(li, a)')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('Wij bezorgen hem.');
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.canvas.locator('[data-block-id="tekst"] p')).toHaveText(['Wij bezorgen hem.', 'Jetzt']);

  // Nothing is offered that would arrange, insert or set anything.
  for (const key of ['Delete', 'ControlOrMeta+D', 'Alt+ArrowUp', 'ControlOrMeta+X']) await page.keyboard.press(key);
  await expect(
    page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Delete' }),
  ).toHaveCount(0);
  await editor.select(/^Title/);
  await expect(editor.settings.getByText(why)).toBeVisible();
  await expect(editor.settings.getByRole('combobox', { name: 'Size' })).toBeDisabled();
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Onze fietsen');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  // What a save needs was loaded with the editor: by now there may be another build on the server.
  await page.route('**/*.js', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  const [title, text, formatted, ...more] = (await editor.readStored()).blocks;
  expect(more).toEqual([]);
  expect([title?.props.title, text?.props.content]).toEqual(['Onze fietsen', 'Kies een fiets.']);
  expect(JSON.stringify(formatted)).toContain('Wij bezorgen hem.');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.canvas.getByRole('heading')).toHaveText('Fietsen');
});

test('title, address and what search engines show are translated first, with the page or by a translator', {
  tag: '@full',
}, async ({ editor, page }) => {
  const content = { format: 'page' as const, formatVersion: 1 as const, blocks: blocks('Fahrräder') };
  const seo = { metaTitle: 'Räder & Tat', metaDescription: 'Alle Räder.', image: 'rad.png' };
  const values = { title: 'Fahrräder', slug: 'fahrraeder', seo };
  const texts = [
    { path: 'title', kind: 'line', maxLength: 18, label: 'Title' },
    { path: 'slug', kind: 'slug', maxLength: 50, madeFrom: 'title', label: 'Address' },
    { path: 'seo.metaTitle', kind: 'line', maxLength: 60, label: 'Search › Title' },
    { path: 'seo.metaDescription', kind: 'paragraph', maxLength: 300, label: 'Search › Description' },
  ];
  await editor.surround({
    translations: { de: { ...values, content } },
    machine: { left: 1_000, texts: { '$entry/seo.metaTitle/0': { text: 'Fietsen & zo' } } },
  });
  await editor.fillEntry({ values, texts });
  for (const isTranslator of [false, true]) {
    editor.isTranslator = isTranslator;
    await editor.start(...blocks('Fahrräder'));
    await editor.show('Translation');
    const desk = page.getByRole('region', { name: 'Translation' });
    const field = (name: string) => desk.getByRole('textbox', { name: `${name} in nl`, exact: true });
    await expect(desk.getByRole('status').first()).toHaveText('8 of 8 texts are open: 14 words.');
    await expect(desk.getByRole('listitem').first()).toContainText('Fahrräder');

    // The address waits for the title, and is for no machine.
    await expect(desk.getByRole('button', { name: /^Use “/ })).toHaveCount(0);
    await expect(desk.getByRole('button', { name: /by machine: / })).toHaveCount(7);
    await field('Title').fill('Onze f\u00ebtsen');
    await field('Title').press('Home');
    await page.keyboard.type('Al ');
    await expect(field('Title')).toHaveValue('Al Onze f\u00ebtsen');
    await field('Title').press('End');
    await page.keyboard.type(' van hier en daar');
    await expect(field('Title')).toHaveValue('Al Onze f\u00ebtsen van');
    await expect(desk.locator('[data-text="edited"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field('Address')).toBeFocused();
    await desk.getByRole('button', { name: 'Use “al-onze-fetsen-van”, from the title, as Address' }).click();
    await expect(field('Address')).toHaveValue('al-onze-fetsen-van');
    await field('Address').press('Enter');
    await desk.getByRole('button', { name: 'Translate by machine: Search › Title' }).click();
    await expect(field('Search › Title')).toHaveValue('Fietsen & zo');

    // They stand in the page settings as well.
    if (!isTranslator) {
      await expect(page.getByRole('textbox', { name: 'slug' })).toHaveValue('al-onze-fetsen-van');
      await page.getByRole('textbox', { name: 'slug' }).fill('fietsen');
      await expect(desk.getByText('fietsen', { exact: true })).toHaveCount(0);
      await desk.getByRole('checkbox').check();
      await expect(field('Address')).toHaveValue('fietsen');
    }
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
    expect(await editor.readEntry()).toMatchObject({
      ...{ title: 'Al Onze f\u00ebtsen van', slug: isTranslator ? 'al-onze-fetsen-van' : 'fietsen' },
      seo: { ...seo, metaTitle: 'Fietsen & zo' },
    });
    expect(Object.keys(await editor.readSources())).toEqual(['$entry']);

    // What comes back from a translator is put in beside what stands in blocks.
    await desk.getByRole('button', { name: 'Files for translators' }).click();
    const dialog = page.getByRole('dialog', { name: 'Files for translators' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download 6 texts' }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    expect(exported).toContain('name="$entry/seo.metaDescription/0#1@');
    const answer = '<source>Alle Räder.</source><target>Alle fietsen.</target>';
    await dialog.locator('input[type="file"]').setInputFiles({
      ...{ name: 'terug.xlf', mimeType: 'application/xliff+xml' },
      buffer: Buffer.from(exported.replace('<source>Alle Räder.</source>', answer)),
    });
    await dialog.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(field('Search › Description')).toHaveValue('Alle fietsen.');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
    expect(await editor.readEntry()).toMatchObject({
      seo: { ...seo, metaTitle: 'Fietsen & zo', metaDescription: 'Alle fietsen.' },
    });
  }
});
