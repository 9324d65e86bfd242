/** A page in one language takes over what another has changed in structure, order and settings, and keeps its words. */
import type { Block, PageDocument } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

const title = (id: string, text: string, props = {}): Block => ({
  ...{ id, type: 'Title', v: 1 },
  props: { title: text, ...props },
});
const pageOf = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });

test('changes of the original come along in one step, by keyboard, and what is meant to be different here stays', {
  tag: '@full',
}, async ({ editor, page }) => {
  const former = pageOf(title('a', 'Eins'), title('b', 'Zwei'), title('c', 'Drei'), title('d', 'Vier'));
  await editor.surround({ translations: { de: { title: 'Seite', content: former } }, formerPage: former });
  // Dutch has a block of its own, one less, and another alignment.
  await editor.start(
    ...[title('own', 'Van ons'), title('a', 'Een'), title('b', 'Twee', { alignment: 'center' }), title('c', 'Drie')],
  );
  const sheet = page.getByRole('dialog', { name: 'Compare languages' });
  const structure = sheet.getByRole('region', { name: 'Structure, order and settings' });
  const open = async () => {
    await page.getByRole('button', { name: 'Compare languages' }).click();
    await sheet.getByRole('combobox', { name: 'Compare with' }).selectOption('de');
  };
  await open();
  await expect(structure).toContainText('How the page was in de when this one was made from it is not known.');
  await structure.getByRole('button', { name: 'Keep all of it as it is here' }).click();
  await expect(structure).toContainText('Nothing to bring over from de.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');

  await page.evaluate(
    (content) => {
      const { memoryCms } = window as unknown as { memoryCms: { state: object } };
      Object.assign(memoryCms.state, { translations: { de: { title: 'Seite', content } } });
    },
    pageOf(title('n', 'Neu'), title('c', 'Drei!', { type: 3 }), title('b', 'Zwei'), title('d', 'Vier')),
  );
  await open();
  await expect(structure.getByRole('heading').first()).toHaveText('Structure, order and settings: 3 changes');
  await expect(structure.getByText('Removed in de')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('changes.png') });
  const bring = structure.getByRole('button', { name: 'Bring over 3 changes' });
  await bring.focus();
  await page.keyboard.press('Enter');
  await expect(structure).toContainText('Nothing to bring over from de.');
  await structure.getByText('Different here on purpose (3)').click();
  await page.screenshot({ path: test.info().outputPath('kept.png') });
  await structure.getByRole('button', { name: 'Remove Title “Een” here' }).click();
  await page.keyboard.press('Escape');
  const headings = editor.canvas.getByRole('heading');
  await expect(headings).toHaveText(['Van ons', 'Neu', 'Drie', 'Twee']);
  await expect(editor.canvas.getByRole('heading', { name: 'Drie', level: 3 })).toBeVisible();
  // The removal, and what came along, are a step of undo each.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(headings).toHaveText(['Van ons', 'Een', 'Twee', 'Drie']);
  // What was taken back is offered again.
  await open();
  await expect(structure.getByRole('button', { name: 'Bring over 3 changes' })).toBeVisible();
});
