/** A page is translated from another language, text by text, beside the page itself. */
import { versionOf } from '../../../cms/src/plugins/page-builder/shared/version.ts';
import { blocks, paragraph, words } from '../../src/german-page.ts';
import { expect, test } from '../../src/memory-editor.ts';

test('what is open is written and confirmed by keyboard, formatted texts on the page, and asked for again once the original changes', async ({
  editor,
  page,
}) => {
  const original = (title: string) => ({
    de: { title: 'Fahrräder', content: { format: 'page' as const, formatVersion: 1 as const, blocks: blocks(title) } },
  });
  const former = { block: 'kop', place: 'title', version: versionOf('Fahrräder'), text: 'Fahrräder' };
  await editor.surround({ translations: original('Fahrräder'), former: [former] });
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
  await expect(desk.locator('del')).toHaveText('Fahrräder');
  await expect(desk.locator('ins')).toHaveText('E-Bikes');
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

test('an empty page offers its other languages that have content, and begins with their blocks as texts to translate', {
  tag: '@full',
}, async ({ editor, page }) => {
  const content = (...of: ReturnType<typeof blocks>) => ({
    format: 'page' as const,
    formatVersion: 1 as const,
    blocks: of,
  });
  await editor.surround({
    translations: {
      de: { title: 'Fahrräder', content: content(...blocks('Fahrräder')) },
      fr: { title: 'Vélos', content: content() },
    },
  });
  await editor.start();
  await editor.canvas.getByRole('button', { name: /^Begin from/ }).click();
  const desk = page.getByRole('region', { name: 'Translation' });
  await expect(desk.getByRole('status')).toHaveText('4 of 4 texts are open: 8 words.');
  await expect(editor.canvas.getByRole('heading')).toHaveText('Fahrräder');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  expect(Object.keys(await editor.readSources())).toEqual(['kop', 'zin', 'tekst', '$page']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.canvas.getByRole('button', { name: 'Begin from German' })).toBeVisible();
});

test('who may deletes an offer from the memory, after a question that can be answered with no', {
  tag: '@full',
}, async ({ editor, page }) => {
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({
    translations: { de: original as never },
    mayForget: true,
    memory: [
      { id: 7, from: 'de', source: 'Wähle ein Rad.', target: 'Kies een feits.' },
      { id: 8, from: 'de', source: 'Wähle dein Rad.', target: 'Kies je fiets.' },
    ],
  });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const text = desk.getByRole('textbox', { name: 'Text › Text in nl', exact: true });
  await text.focus();
  const offers = desk.getByRole('list', { name: /^Offers for / }).getByRole('listitem');
  await expect(offers).toHaveCount(2);
  const forget = { name: 'Delete from the memory: Kies een feits.' };
  await desk.getByRole('button', forget).press('Enter');
  await expect(desk.getByRole('group', forget)).toBeFocused();
  await desk.getByRole('button', { name: 'Keep' }).click();
  await expect(offers).toHaveCount(2);
  await desk.getByRole('button', forget).press('Enter');
  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(offers).toHaveText([/Kies je fiets\./]);
  await expect(text).toBeFocused();
  await text.blur();
  await text.focus();
  await expect(offers).toHaveCount(1);
});
