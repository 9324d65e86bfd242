/** What only the CMS knows to be wrong with a page: among its problems before anybody publishes. */
import { createId } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const pageOf = (label: string) => ({
  format: 'page' as const,
  formatVersion: 1 as const,
  blocks: [{ id: 'knop', type: 'Button', v: 1, props: { label, link: '/' } }],
});

test('what only the server knows to be wrong stands among the problems before anybody publishes', {
  tag: '@full',
}, async ({ editor }) => {
  const { problems, settings } = editor;
  const cms = Cms.open();
  const mark = createId();
  const named = { title: `Tweemaal ${mark}`, content: pageOf('Bereken je voordeel') };
  const other = await cms.createPage('nl', { ...named, slug: `een-${mark}` });
  await cms.publishPage(other.documentId, 'nl');
  const { documentId } = await cms.createPage('nl', { ...named, slug: `twee-${mark}` });
  const content = pageOf('Jetzt die monatliche Ersparnis berechnen');
  await cms.updatePage(documentId, 'de', { title: 'Prüfen', slug: `pruefen-${mark}`, content });
  await editor.goToPage(documentId, 'nl');
  await editor.open();
  await editor.press('Problems');

  await problems.getByRole('button', { name: /^Warning · Page Another page is called/ }).click();
  await expect(settings.locator('[name="title"]')).toBeFocused();

  // In another language of the page.
  await problems.getByRole('button', { name: /"German, .*monatliche.*40 characters, and 34 fit/ }).click();
  await expect(settings.getByRole('textbox', { name: 'Label', exact: true })).toBeFocused();

  await editor.insert('Business bike map (SE)');
  const address = settings.getByRole('textbox', { name: 'Address of the script' });
  await address.fill('https://scripts.example/map.js');
  const forbidden = problems.getByRole('button', { name: /Scripts of "scripts\.example" are not allowed/ });
  await editor.show('Problems');
  await forbidden.click();
  await expect(address).toBeFocused();
  await address.fill('/assets/js/business-bike-map.js');
  await expect(forbidden).toHaveCount(0);
  await cms.deletePage(documentId);
  await cms.deletePage(other.documentId);
});
