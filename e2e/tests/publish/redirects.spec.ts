/** A page gets another slug: the editor is asked, and visitors of the old address are led on. */
import { createEmptyDocument } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';
import { publishSite } from '../../src/site.ts';

test('a changed slug offers a redirect, and the site obeys it', { tag: '@full' }, async ({ editor, page }) => {
  const cms = Cms.open();
  const content = createEmptyDocument();
  const { documentId } = await cms.createPage('nl', {
    title: 'Verhuisd',
    slug: 'oude-plek',
    content,
    countries: ['nl'],
  });
  await cms.publishPage(documentId, 'nl');
  await cms.updatePage(documentId, 'nl', { slug: 'nieuwe-plek' });
  await cms.publishPage(documentId, 'nl');

  await editor.goToPage(documentId, 'nl');
  await expect(page.getByText('This page was at /oude-plek until its slug was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Redirect them here' }).click();
  await expect(page.getByText('This page was at /oude-plek')).toBeHidden();

  const nl = await publishSite('nl');
  const answer = await fetch(`${nl.url}/oude-plek/?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/nieuwe-plek']);
  const arrival = await fetch(`${nl.url}/oude-plek`);
  expect([arrival.status, arrival.url]).toEqual([200, `${nl.url}/nieuwe-plek`]);
  await nl.close();
  await cms.deletePage(documentId);
});
