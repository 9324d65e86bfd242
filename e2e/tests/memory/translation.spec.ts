/** A page is translated from another language, text by text, beside the page itself. */
import { readFile } from 'node:fs/promises';
import type { Block } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) });

const blocks = (title: string): Block[] => [
  { id: 'kop', type: 'Title', v: 1, props: { title } },
  { id: 'zin', type: 'Text', v: 1, props: { content: 'Wähle ein Rad.' } },
  {
    ...{ id: 'tekst', type: 'RichText', v: 1 },
    props: {
      content: {
        type: 'doc',
        content: [paragraph(words('Wir liefern es.')), paragraph(words('Jetzt', { type: 'bold' }))],
      },
    },
  },
];

test('what is open is written and confirmed by keyboard, formatted texts on the page, and asked for again once the original changes', async ({
  editor,
  page,
}) => {
  const original = (title: string) => ({
    de: { title: 'Fahrräder', content: { format: 'page' as const, formatVersion: 1 as const, blocks: blocks(title) } },
  });
  await editor.surround({ translations: original('Fahrräder') });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  await expect(desk.getByRole('combobox', { name: 'Translate from' })).toHaveValue('de');
  await expect(desk.getByRole('status')).toHaveText('4 of 4 texts are open: 8 words.');
  // No service is set up here.
  await expect(desk.getByRole('button', { name: /machine/ })).toHaveCount(0);

  await desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true }).fill('Fietsen');
  await expect(editor.canvas.getByRole('heading')).toHaveText('Fietsen');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('textbox', { name: 'Text › Text in nl', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kies een fiets.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wij bezorgen hem.');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('status')).toHaveText('1 of 4 texts are open: 1 word.');

  await desk.getByRole('button', { name: 'Write on the page' }).click();
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('Nu');
  await page.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^Confirm / }).click();
  await expect(desk.getByRole('status')).toHaveText('All 4 texts are translated.');
  // What is confirmed stays so when somebody else has saved the page meanwhile.
  await editor.writeAsOther([...blocks('Fahrräder'), { id: 'bea', type: 'Title', v: 1, props: { title: 'Van Bea' } }]);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  const stored = JSON.stringify(await editor.readStored());
  for (const text of ['Van Bea', 'Fietsen', 'Kies een fiets.', 'Wij bezorgen hem.', 'Nu'])
    expect(stored).toContain(text);
  expect(Object.keys(await editor.readSources())).toEqual(['kop', 'zin', 'tekst']);

  // Opened again after the original was written anew, that one text is open.
  await page.evaluate((translations) => {
    const { memoryCms } = window as unknown as { memoryCms: { state: object } };
    Object.assign(memoryCms.state, { translations });
  }, original('E-Bikes'));
  await editor.show('Outline');
  await editor.show('Translation');
  await expect(desk.getByRole('listitem')).toHaveCount(1);
  await expect(desk.getByRole('listitem')).toContainText('E-Bikes');
  await expect(desk.getByRole('listitem')).toContainText('original changed');
  // A text that stays as it is needs no letter: confirming alone is saved.
  await desk.getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  await editor.show('Outline');
  await editor.show('Translation');
  await expect(desk.getByRole('status')).toHaveText('All 4 texts are translated.');
});

test('the open texts are translated by machine as one step, and stay open; what a person wrote stays theirs', {
  tag: '@full',
}, async ({ editor, page }) => {
  const bold = { type: 'bold' };
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({
    translations: { de: original as never },
    machine: {
      left: 1_000,
      texts: {
        'kop/title/0': { text: 'Fietsen' },
        'zin/content/0': { text: 'Kies een fiets.' },
        'tekst/content/0': { problem: 'tags' },
        'tekst/content/1': { text: paragraph(words('Nu', bold)) },
      },
    },
  });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const machine = desk.getByRole('group', { name: 'Translate by machine' });
  await expect(machine).toContainText('43 characters; 1,000 left this month.');

  // Somebody writes a title while it is on its way.
  await editor.setFaults({ delay: 800 });
  await machine.getByRole('button', { name: 'Translate the 4 open texts by machine' }).click();
  await expect(machine.getByRole('status')).toHaveText('0 of 4 texts are back.');
  const title = desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true });
  await title.fill('Onze fietsen');
  await expect(machine.getByRole('status')).toContainText('2 texts were put in by machine.');
  await editor.setFaults({ delay: 0 });
  await expect(machine.getByRole('list', { name: 'Not put in' }).getByRole('listitem')).toHaveText([
    /Title › Title: you have written there meanwhile/,
    /its links or formats were lost on the way/,
  ]);
  await expect(editor.canvas.getByRole('heading')).toHaveText('Onze fietsen');
  const text = desk.getByRole('textbox', { name: 'Text › Text in nl', exact: true });
  await expect(text).toHaveValue('Kies een fiets.');
  const cards = desk.locator('[data-text]');
  await expect(
    cards
      .filter({ hasText: 'by machine' })
      .locator('span')
      .filter({ hasText: /^by machine$/ }),
  ).toHaveCount(2);

  // One step takes all of it back, and leaves what was written.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('Wähle ein Rad.');
  await expect(title).toHaveValue('Onze fietsen');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text).toHaveValue('Kies een fiets.');

  // A text of one's own is translated again by its own card alone.
  await expect(machine.getByRole('button', { name: /open text/ })).toHaveText('Translate the open text by machine');
  await desk.getByRole('button', { name: 'Translate again by machine: Title › Title' }).click();
  await expect(title).toHaveValue('Fietsen');
  await text.press('Enter');
  await expect(desk.getByRole('status').first()).toHaveText(/^3 of 4 texts are open/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  await editor.show('Outline');
  await editor.show('Translation');
  await expect(desk.locator('[data-text="machine"]')).toHaveCount(2);
  await expect(desk.locator('[data-text="new"]')).toHaveCount(1);
});

test('memory and glossary offer what was confirmed elsewhere and what words are called; one puts it in by its number', {
  tag: '@full',
}, async ({ editor, page }) => {
  const start = [...blocks('Fahrräder'), { id: 'ook', type: 'Title', v: 1, props: { title: 'Fahrräder' } }];
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: start } };
  await editor.surround({
    translations: { de: original as never },
    memory: [
      { from: 'de', source: 'Wähle dein Rad.', target: 'Kies je fiets.' },
      { from: 'de', source: 'Wähle ein Rad.', target: 'Kies een fiets.' },
      { from: 'de', source: '<x id="1">Jetzt</x>', target: '<x id="1">Nu</x>' },
      { from: 'en', source: 'Wähle ein Rad.', target: 'Not from German' },
    ],
    glossary: [
      { from: ['Rad', 'Räder'], to: ['fiets', 'fietsen'], isKept: false },
      { from: ['Jetzt'], to: ['Jetzt'], isKept: true },
    ],
  });
  await editor.start(...start);
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const text = desk.getByRole('textbox', { name: 'Text › Text in nl', exact: true });
  const offers = desk.getByRole('list', { name: /^Offers for / });
  await expect(offers).toHaveCount(0);
  await text.focus();
  await expect(offers.getByRole('button')).toHaveText([/^100%Kies een fiets\./, /^\d\d%Kies je fiets\./]);
  await expect(offers.getByRole('listitem').nth(1)).toContainText('Wähle dein Rad.');
  await expect(desk.getByRole('list', { name: 'Glossary for Text › Text' })).toHaveText('Rad → fiets');
  await expect(desk.getByRole('list', { name: /^Glossary for/ })).toHaveCount(2);
  await page.keyboard.type('Kies een rijwiel.');
  const advice = desk.getByRole('list', { name: 'Advice for Text › Text' });
  await expect(advice).toHaveText('Not as in the glossary: Rad → fiets.');
  await page.keyboard.press('Alt+2');
  await expect(text).toHaveValue('Kies je fiets.');
  await expect(advice).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(editor.canvas.getByText('Kies je fiets.')).toBeVisible();
  await expect(desk.locator('[data-text="edited"]')).toHaveCount(1);
  await expect(offers.getByRole('button')).toHaveText([/^100%Kies een fiets\./]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('Kies een rijwiel.');

  // Formats come from the text that it is for.
  await desk.getByRole('button', { name: 'Write on the page' }).focus();
  await offers.getByRole('button', { name: 'Put in, 100% the same: Nu' }).click();
  await expect(editor.canvas.locator('strong')).toHaveText('Nu');

  // What is confirmed here is known once it is saved; without an answer one writes as before.
  const titles = desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true });
  await titles.first().fill('Fietsen');
  await editor.setFaults({ refusal: { status: 500, message: 'Broken', path: 'page-builder/translations' } });
  await titles.first().press('Enter');
  await expect(desk.getByText('The translation memory did not answer: Broken')).toBeVisible();
  await editor.setFaults({ refusal: undefined });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  await titles.last().focus();
  await offers.getByRole('button', { name: 'Put in, 100% the same: Fietsen' }).click();
  await expect(titles).toHaveValue('Fietsen');
});

test('a confirmation goes with the words that it confirmed, and can be taken off', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({ translations: { de: original as never } });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const status = desk.getByRole('status').first();
  await desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true }).fill('Fietsen');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^3 of 4 texts are open/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText(/^4 of 4 texts are open/);
  await expect(desk.getByRole('listitem').first()).toContainText('to be translated');

  await desk.getByRole('button', { name: 'Confirm all of them' }).click();
  await expect(status).toHaveText('All 4 texts are translated.');
  await desk.getByRole('checkbox', { name: 'Show translated texts, too' }).check();
  await desk.getByRole('button', { name: 'Reopen Text › Text' }).click();
  await expect(status).toHaveText(/^1 of 4 texts are open/);
  await expect(desk.getByRole('textbox', { name: 'Text › Text in nl', exact: true })).toBeFocused();
});

test('texts go to a translator in a file, and what comes back is looked at before it is put in', {
  tag: '@full',
}, async ({ editor, page, context }) => {
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({ translations: { de: original as never } });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const title = desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true });
  await desk.getByRole('button', { name: 'Files for translators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Files for translators' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download 4 texts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('memory-de-nl.xlf');
  const exported = await readFile(await file.path(), 'utf8');

  // The page as translators see it: each text with its number in the file, where it stands and in the list below.
  const preview = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Preview page' }).click();
  expect((await preview).suggestedFilename()).toBe('memory-de-nl.html');
  const shown = await context.newPage();
  await shown.setContent(await readFile(await (await preview).path(), 'utf8'));
  await expect(shown.getByRole('heading')).toHaveText('1Fahrräder');
  await expect(shown.getByRole('main')).toContainText('2Wähle ein Rad.3Wir liefern es.4Jetzt');
  await expect(shown.getByRole('row')).toHaveText([
    /^1Title › TitleFahrräder$/,
    /^2Text › TextWähle ein Rad\.$/,
    /^3Rich text › Text 1Wir liefern es\.$/,
    /^4Rich text › Text 2.*Jetzt/,
  ]);
  await shown.close();

  // Somebody writes the title meanwhile, and the translator all texts but one.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await title.fill('Onze fietsen');
  const answers = ['Fietsen', 'Kies een fiets.', 'Wij bezorgen hem.'];
  const translated = answers.reduce(
    (xml, answer) => xml.replace('</source></segment>', `</source><target>${answer}</target></segment>`),
    exported,
  );
  await desk.getByRole('button', { name: 'Files for translators' }).click();
  const importFile = (text: string) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'terug.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
  await importFile(translated.replaceAll('/memory/', '/another/'));
  await expect(dialog.getByRole('alert')).toHaveText('This file is of another page. Open that one to import it.');
  await importFile(translated);
  await expect(dialog.getByRole('status')).toHaveText(
    '3 texts would change; 0 say the same here, 1 are not translated in the file.',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Title › Title' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Onze fietsen');
  await expect(editor.canvas.getByText('Kies een fiets.')).toBeVisible();
  await expect(editor.canvas.getByText('Wij bezorgen hem.')).toBeVisible();
  await expect(desk.getByText('2 texts are written and not confirmed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.canvas.getByText('Wähle ein Rad.')).toBeVisible();

  // What might be wrong is said while one types, and keeps nobody from confirming.
  await title.fill('Onze 2  fietsen.');
  await expect(desk.getByRole('list', { name: 'Advice for Title › Title' }).getByRole('listitem')).toHaveText([
    'Numbers differ: – in the original, 2 here.',
    'It ends with another sign than the original.',
    'It has two spaces in a row.',
  ]);
  await title.press('Enter');
  await expect(desk.getByRole('status').first()).toHaveText('3 of 4 texts are open: 7 words.');
});

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
