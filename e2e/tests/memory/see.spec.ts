import { fixtureBlock, fixtures } from '@lumavelo/blocks/fixtures';
import type { Page } from '@playwright/test';
import { type Block, createId } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(({ editor }) => editor.start());

/** No CMS answers what blocks ask for while a page is built. */
const answerNoReviews = (page: Page) =>
  page.route('**/api/reviews?*', (route) => route.fulfill({ json: { data: [] } }));

const widthOf = (frame: { locator(selector: string): { evaluate<T>(run: (element: Element) => T): Promise<T> } }) =>
  frame.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth);

test('every screen has its true width: chosen, typed, dragged and by keys', async ({ editor, page }) => {
  const canvas = page.locator('iframe[title="Page canvas"]');
  // A desktop is as wide as there is room for beside the panels, at its true size.
  await expect.poll(() => widthOf(editor.canvas)).toBe(1037);
  // A window that becomes narrow has no panels over the page, and one like a telephone shows the page as one.
  await page.setViewportSize({ width: 834, height: 900 });
  await expect(editor.outline).toHaveCount(0);
  await expect(editor.settings).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => widthOf(editor.canvas)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(editor.outline).toBeVisible();
  await expect.poll(() => widthOf(editor.canvas)).toBe(1037);
  await editor.press('Outline');
  await page.getByRole('button', { name: 'Hide settings' }).click();
  await expect(canvas).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await expect.poll(() => widthOf(editor.canvas)).toBeGreaterThan(1300);
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  await expect.poll(() => widthOf(editor.canvas)).toBe(390);
  await page.getByRole('button', { name: 'Free width' }).click();
  await page.getByRole('spinbutton', { name: 'Width in pixels' }).fill('700');
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf(editor.canvas)).toBe(700);
  const handle = page.getByRole('slider', { name: 'Width of the page' });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(editor.canvas)).toBe(710);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not on screen.');
  await page.mouse.move(box.x + 6, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x - 44, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(editor.canvas)).toBeLessThan(650);
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('0.5');
  await expect(canvas).toHaveCSS('transform', 'matrix(0.5, 0, 0, 0.5, 0, 0)');
});

test('the canvas stays in its frame, whatever of a long page is looked at, written in or stepped to', {
  tag: '@full',
}, async ({ editor, page }) => {
  const blocks = Array.from({ length: 40 }, (_, index) => ({
    id: createId(),
    type: 'Text',
    v: 1,
    props: { content: `Alinea ${index}. ${'Lang genoeg. '.repeat(60)}` },
  }));
  await editor.start(...blocks);

  const frame = page.locator('iframe[title="Page canvas"]');
  const place = await frame.boundingBox();
  const staysInPlace = async () => {
    expect(await frame.boundingBox()).toEqual(place);
    // A box that clips and can be scrolled moves what it holds, and has no bar to move it back.
    const slid = await frame.evaluate((element) => {
      const around: Element[] = [];
      for (let box = element.parentElement; box; box = box.parentElement) around.push(box);
      return around.filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0).length;
    });
    expect(slid).toBe(0);
  };
  const last = editor.canvas.locator('[data-block="Text"]').last();
  await editor.outline.getByRole('treeitem', { name: /Alinea 39/ }).click();
  await expect(last).toBeInViewport();
  await staysInPlace();

  await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.insert('Title');
  await expect(editor.canvas.locator('[data-block="Title"]')).toBeInViewport();
  await staysInPlace();

  await editor.show('Outline');
  await editor.outline.getByRole('treeitem', { name: /Alinea 38/ }).click();
  await editor.canvas.locator('main').press('Enter');
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  await staysInPlace();
  await page.keyboard.press('Escape');

  // The browser's own way to what has the focus.
  await last.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await staysInPlace();
});

test('every block has its name at its corner until the tags are switched off, which is remembered, as the zoom is', {
  tag: '@full',
}, async ({ editor, page }) => {
  const tags = page.locator('[data-block-tag]');
  await editor.insert('Container');
  await editor.insert('Downloads');
  await editor.select('Page');
  await expect(tags).toHaveText(['Container', 'Downloads']);
  const toggle = page.getByRole('button', { name: 'Block tags' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(tags).toHaveCount(0);

  const zoom = page.getByRole('combobox', { name: 'Zoom' });
  await zoom.selectOption('0.5');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await editor.open();
  await expect(zoom).toHaveValue('0.5');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(tags).toHaveCount(0);
});

/** The texts of other blocks that the toolbar lies over, and the id of the selected block. */
const lookAtToolbar = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const selected = document.querySelector('[role="treeitem"][aria-selected="true"]')?.getAttribute('data-node') ?? '';
    const bar = document.querySelector('[role="toolbar"][aria-label="Selected block"]')?.getBoundingClientRect();
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]');
    const canvas = frame?.contentDocument;
    if (!bar || !frame || !canvas) throw new Error('There is no toolbar.');
    const at = frame.getBoundingClientRect();
    const scale = at.width / canvas.documentElement.clientWidth;
    const walker = canvas.createTreeWalker(canvas.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
      const range = canvas.createRange();
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ top, bottom, left, right }) =>
          at.top + top * scale < bar.bottom - 1 &&
          at.top + bottom * scale > bar.top + 1 &&
          at.left + left * scale < bar.right - 1 &&
          at.left + right * scale > bar.left + 1,
      );
      const isShown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isUnder && isShown && owner !== selected && node.nodeValue?.trim()) covered.push(node.nodeValue.trim());
    }
    return { selected, covered };
  });

test('the toolbar of a block covers no text of another one, whatever stands beside it', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  // A calculator needs its answers; no CMS gives them here.
  const types = Object.entries(fixtures).filter(([type]) => !type.includes('Calculator'));
  const texts = types.flatMap(([type, { samples }], index): Block[] => [
    { id: `tekst-${index}`, type: 'Text', v: 1, props: { content: 'Een korte zin.' } },
    fixtureBlock(type, 'default', samples.default, () => 1),
  ]);
  await page.route('**/api/**', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/gallery-media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await editor.start(...texts);
  await editor.canvas.locator('[data-block-id="tekst-0"]').click();
  const seen = new Map<string, string[]>();
  for (let { selected, covered } = await lookAtToolbar(page); !seen.has(selected); ) {
    seen.set(selected, covered);
    await page.keyboard.press('ArrowDown');
    ({ selected, covered } = await lookAtToolbar(page));
  }
  expect(seen.size).toBeGreaterThan(60);
  expect([...seen].filter(([, covered]) => covered.length > 0)).toEqual([]);
});

test('three screens side by side show the same page as it is typed', { tag: '@full' }, async ({ editor, page }) => {
  await editor.insert('Title');
  await page.getByRole('button', { name: 'Side by side' }).click();
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Overal gelijk');
  for (const title of ['Page canvas', 'Page on Tablet', 'Page on Mobile']) {
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('heading')).toHaveText('Overal gelijk');
  }
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await expect(page.locator('iframe[title="Page on Mobile"]')).toHaveCount(0);
});

test('blocks that wait for the CMS are looked at in each of their states', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await answerNoReviews(page);
  await editor.insert('Reviews');
  const state = page.getByRole('combobox', { name: 'State shown' });
  await state.selectOption({ label: 'With sample data' });
  await expect(editor.canvas.getByText('Sanne de Wit').first()).toBeVisible();
  await state.selectOption({ label: 'After an error' });
  await expect(editor.canvas.getByText('Sanne de Wit')).toHaveCount(0);
});

test('a feature container is looked at with its flag on and off', { tag: '@full' }, async ({ editor, page }) => {
  await editor.insert('Feature container');
  await editor.settings.getByRole('textbox', { name: 'Feature name' }).fill('nieuw');
  const zone = (name: string) => editor.canvas.locator(`[data-zone="${name}"]`);
  await expect(zone('on')).toBeVisible();
  await expect(zone('off')).toBeVisible();
  await page.getByRole('combobox', { name: 'State shown' }).selectOption({ label: 'Flag on' });
  await expect(zone('off')).toBeHidden();
  await page.getByRole('combobox', { name: 'State shown' }).selectOption({ label: 'Flag off' });
  await expect(zone('on')).toBeHidden();
});

test('what is hidden on a screen is a ghost until the preview, in which scripts work and links open in a new tab', {
  tag: '@full',
}, async ({ editor, page, context }) => {
  await editor.insert('Responsive');
  await editor.insert('Title');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Alleen breed');
  await editor.select(/^Responsive/);
  await editor.settings.getByRole('switch', { name: 'Show on mobile' }).uncheck();
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  const heading = editor.canvas.getByRole('heading', { name: 'Alleen breed' });
  await expect(heading).toBeVisible();
  await expect(editor.canvas.locator('[data-ghost="Hidden on mobile"]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+P');
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await expect(heading).toBeVisible();

  await editor.surround({ sites: { nl: 'https://nl.example' } });
  await editor.start();
  await editor.insert('Tabs');
  await editor.insert('Button');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  // Closed at first, as for visitors; a press opens a tab, which only the block's script can do.
  const tab = editor.canvas.getByRole('tab').first();
  await expect(editor.canvas.getByRole('tabpanel')).toHaveCount(0);
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await context.route('https://nl.example/**', (route) => route.fulfill({ body: 'Site' }));
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    editor.canvas.getByRole('link', { name: 'Button' }).click(),
  ]);
  await expect(opened).toHaveURL('https://nl.example/');
  await expect(editor.canvas.getByRole('link', { name: 'Button' })).toBeVisible();
});

test('the page has most of the width, and nearly all of it with both sides closed, which is remembered', {
  tag: '@full',
}, async ({ editor, page }) => {
  const part = async () => ((await page.locator('iframe[title="Page canvas"]').boundingBox())?.width ?? 0) / 1440;
  expect(await part()).toBeGreaterThanOrEqual(0.72);
  await editor.insert('Title');
  await editor.press('Blocks');
  await page.getByRole('button', { name: 'Hide settings' }).click();
  await expect.poll(part).toBeGreaterThanOrEqual(0.96);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await editor.open();
  await expect.poll(part).toBeGreaterThanOrEqual(0.96);

  // What is asked for opens its side, and nothing else.
  await expect(editor.problems).toHaveCount(0);
  await editor.press('Problems');
  await expect(editor.problems.getByRole('button', { name: /"Title" is empty/ })).toBeFocused();
  await expect(editor.blocks).toHaveCount(0);
});

test('a side is drawn wider, which is remembered', {
  tag: '@full',
}, async ({ editor, page }) => {
  const border = page.getByRole('separator', { name: 'Width of the side' }).first();
  const widthOfLeft = async () => (await editor.outline.boundingBox())?.width ?? 0;
  const before = await widthOfLeft();
  const { x = 0, y = 0 } = (await border.boundingBox()) ?? {};
  await page.mouse.move(x, y + 200);
  await page.mouse.down();
  // At once, and over the frame of the page, which hears of the pointer by itself.
  await page.mouse.move(x + 100, y + 220);
  await page.mouse.move(x + 120, y + 220);
  await page.mouse.up();
  await expect.poll(widthOfLeft).toBeGreaterThan(before + 100);
  const dragged = await widthOfLeft();

  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await editor.open();
  await expect.poll(async () => Math.abs((await widthOfLeft()) - dragged)).toBeLessThan(2);
});

test('every screen, the states and the zoom are reached by keyboard', { tag: '@full' }, async ({ editor, page }) => {
  const command = async (name: string) => {
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };
  await answerNoReviews(page);
  await editor.insert('Reviews');
  await editor.show('Outline');
  await editor.outline.getByRole('treeitem', { name: 'Reviews' }).focus();
  for (const [name, width] of [
    ['Show on a tablet', 834],
    ['Show on a phone', 390],
    ['Show on a desktop', 1037],
  ] as const) {
    await command(name);
    await expect.poll(() => widthOf(editor.canvas)).toBe(width);
  }
  await command('Show all screens side by side');
  await expect(page.locator('iframe[title="Page on Mobile"]')).toBeVisible();
  await command('Show on a desktop');

  const state = page.getByRole('combobox', { name: 'State shown' });
  await state.focus();
  await page.keyboard.type('With sample');
  await expect(editor.canvas.getByText('Sanne de Wit').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Zoom' }).focus();
  await page.keyboard.type('50');
  await expect(page.locator('iframe[title="Page canvas"]')).toHaveCSS('transform', 'matrix(0.5, 0, 0, 0.5, 0, 0)');
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 834, height: 1112 } });

  test('every control is within reach, and what stands on the canvas is large enough', { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    // The sides lie over the page, a panel at a time, and are there when they are wanted.
    const canvas = page.locator('iframe[title="Page canvas"]');
    // All but the rail is the page.
    expect((await canvas.boundingBox())?.width).toBeGreaterThan(834 - 40 - 20);
    await expect(editor.blocks).toHaveCount(0);
    await page.getByRole('button', { name: 'Show settings' }).click();
    await editor.press('Blocks');
    await editor.blocks.getByRole('button', { name: 'Container', exact: true }).click();
    // What was inserted is worked on, so they stand aside.
    await expect(editor.canvas.locator('[data-block="Container"]')).toHaveCount(1);
    await expect(editor.blocks).toHaveCount(0);
    await expect(editor.settings).toHaveCount(0);
    await page.getByRole('button', { name: 'Side by side' }).click();
    for (const title of ['Page canvas', 'Page on Tablet', 'Page on Mobile']) {
      const add = page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Add a block to Content' });
      const box = await add.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(47);
      expect(box?.width).toBeGreaterThan(44);
    }
    const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
    await toolbar.getByRole('button', { name: 'Duplicate' }).click();
    await expect(editor.canvas.locator('[data-block="Container"]')).toHaveCount(2);
    await toolbar.getByRole('button', { name: 'Select parent' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what leads out of the editor stays free while something is not saved', { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Mobile', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await editor.press('Blocks');
    await editor.insert('Title');
    await expect(page.getByText('On this device', { exact: true })).toBeVisible();
    // A trial fails where something else would be hit.
    for (const name of ['Save', 'Publish', 'Done', 'Preview']) {
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    }
  });
});

test('placeholders are read on the canvas as visitors read them, and written as they are stored', {
  tag: '@full',
}, async ({ editor, page }) => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Bij {{dealers}} dealers.' }] };
  const blocks = [
    { id: 'telt', type: 'Title', v: 1, props: { title: 'Uit {{bikes}} fietsen, {{bycicles}}', type: 2 } },
    { id: 'rijk', type: 'RichText', v: 1, props: { content: { type: 'doc', content: [paragraph] } } },
  ];
  await editor.surround({ responses: { facts: { data: { bikes: 31, dealers: 12 } }, site: { data: {} } } });
  await editor.start(...blocks);

  const title = editor.canvas.locator('[data-block-id="telt"]');
  const text = editor.canvas.locator('[data-block-id="rijk"]');
  await expect(title).toHaveText(/^Uit \d+ fietsen, \{\{bycicles\}\}$/);
  await expect(text).toHaveText(/^Bij \d+ dealers\.$/);
  await title.dblclick();
  await expect(title).toHaveText('Uit {{bikes}} fietsen, {{bycicles}}');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await editor.select(/^Rich text/);
  await expect(title).toHaveText(/^Uit \d+ fietsen, \{\{bycicles\}\}!$/);
  await text.locator('p').dblclick();
  await expect(text).toHaveText('Bij {{dealers}} dealers.');
  await page.keyboard.press('Escape');
  await expect(text).toHaveText(/^Bij \d+ dealers\.$/);
});
