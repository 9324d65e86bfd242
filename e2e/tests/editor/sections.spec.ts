/** Saved sections are told apart by what they look like, and inserted by mouse and by keyboard. */
import type { Block } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { damageSection } from '../../src/damage.ts';
import { expect, test } from '../../src/editor.ts';

const SECTION = 'plugin::page-builder.section';

const TITLE: Block = { id: 'a', type: 'Title', v: 1, props: { title: 'Zo werkt het' } };
const TEXT: Block = { id: 'b', type: 'Text', v: 1, props: { content: 'Kies je fiets en rijd weg.' } };

const made: string[] = [];

async function createSection(name: string, blocks: readonly Block[]): Promise<string> {
  const content = { format: 'page', formatVersion: 1, blocks };
  const { documentId } = await Cms.open().createDraft(SECTION, { name, content });
  made.push(documentId);
  return documentId;
}

test.afterEach(async () => {
  for (const documentId of made.splice(0)) await Cms.open().deleteEntry(SECTION, documentId);
});

test('a section with damage shows the rest of it, and one without anything readable stands in the list by its name', {
  tag: '@full',
}, async ({ editor }) => {
  const { sections, canvas } = editor;
  const stamp = Date.now();
  const names = [`Half ${stamp}`, `Kapot ${stamp}`, `Heel ${stamp}`] as const;
  const half = await createSection(names[0], [TITLE]);
  const broken = await createSection(names[1], [TITLE]);
  await createSection(names[2], [TEXT]);
  const damagedTitle = { ...TITLE, id: 'c', v: '1', props: { title: 'Kapotte titel' } };
  damageSection(half, JSON.stringify({ format: 'page', formatVersion: 1, blocks: [damagedTitle, TITLE] }));
  damageSection(broken, JSON.stringify(['nothing', { of: 'a page' }]));
  await editor.goToNewPage('nl');
  await editor.open();
  await editor.press('Sections');
  await sections.getByRole('combobox', { name: 'Category' }).selectOption('Saved here');
  const cardOf = (name: string) => sections.getByRole('listitem').filter({ hasText: name });
  const pictureOf = (name: string) => cardOf(name).frameLocator('[data-thumbnail] iframe');
  await expect(pictureOf(names[0]).getByText('Zo werkt het')).toBeVisible();
  await expect(pictureOf(names[0]).getByText('Kapotte titel')).toHaveCount(0);
  await expect(pictureOf(names[2]).getByText('Kies je fiets')).toBeVisible();
  await expect(cardOf(names[1]).locator('[data-thumbnail] svg')).toBeVisible();
  await sections.getByRole('button', { name: names[2], exact: true }).click();
  await expect(canvas.getByText('Kies je fiets')).toBeVisible();
});
