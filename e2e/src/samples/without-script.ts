/** The page of a block's samples without script: nothing an editor wrote may need one to be read. */
import type { Fixture } from '@lumavelo/blocks/fixtures';
import type { Page } from '@playwright/test';
import { expect } from '../gallery.ts';

/**
 * Where words may be missing that no editor wrote, or that belong to another state, and why. Answers and popups, which
 * open without a script, are not among them; popups are opened below.
 */
const MAY_HIDE: Readonly<Record<string, string>> = {
  '.FeatureContainer > [data-zone="on"]': 'Nobody asked whether the feature is on, so it counts as off.',
  '.ScriptEmbed-loading': 'Nothing is loading; a text says that the component needs a script.',
  '.ScriptEmbed-failed': 'Nothing failed.',
  '.BikeComparison-waiting': 'Nothing is loading; a link to the bikes stands there instead.',
  '.BikeComparison button[style*="hidden"]': 'Sharing needs a script.',
  '.DealerLocatorMap-search': 'The list cannot be searched, and stands there whole.',
  '.DealerLocatorMap-act': 'Asks again, which needs a script.',
  '.Form [data-for]':
    'Words of what was sent: HubSpot’s form says that it needs a script, the other leads to the thanks.',
  '.Form[data-state="sent"] form': 'This sample is after sending.',
  '.Form-trap': 'Only programs find this field.',
  '.LeadForm-mail > .Form-field': 'The script puts the name into the mail.',
  '.LeadForm [data-carried]': 'The script fills in the bike; without it nothing was.',
  '.LeadForm [data-copy]': 'Copying needs a script.',
  '.HubspotForm-embed .Button': 'Loads what needs a script; a text says so.',
  '.HubspotForm-embed + .Form-status': 'Nothing failed.',
  '.VideoBlock-play': 'A player with controls of its own stands there instead.',
  '.VideoBlock-stuck': 'Nothing is stuck.',
};

const WIDTHS = [1440, 834, 390];

/** Finds every text of every sample on the open page, and all that stands in its areas and popups. */
export async function readWithoutScript(page: Page, samples: Readonly<Record<string, Fixture>>): Promise<void> {
  const text = normalize((await page.locator('main').textContent()) ?? '');
  const missing = Object.values(samples)
    .flatMap(textsInAreas)
    .filter((expected) => !text.includes(expected));
  expect.soft(missing, 'texts that are not in the page without script').toEqual([]);

  // What one screen leaves out, another shows.
  let hidden: string[] | undefined;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const here = await listHiddenTexts(page, Object.keys(MAY_HIDE).join());
    hidden = hidden ? hidden.filter((entry) => here.includes(entry)) : here;
  }
  expect.soft(hidden, 'texts that are hidden without script').toEqual([]);

  for (const link of await page.locator('main a[aria-haspopup="dialog"]:visible').all()) {
    const address = await link.getAttribute('href');
    await page.goto(page.url().replace(/#.*/, '') + address);
    const popup = page.locator(`dialog[id="${address?.slice(1)}"]`);
    await expect(popup).toBeVisible();
    for (const content of await popup.locator('[data-block]').all()) await expect(content).toBeVisible();
  }
}

/** Texts in `main` that cannot be seen, nor read elsewhere in their block, with the nearest class around them. */
function listHiddenTexts(page: Page, exceptions: string): Promise<string[]> {
  return page.evaluate((mayHide) => {
    const main = document.querySelector('main') as HTMLElement;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: { text: string; parent: Element }[] = [];
    const readable = new Map<Element | null, Set<string>>();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!parent || !text || parent.closest('script, style, template')) continue;
      if (parent.closest('details:not([open]), dialog') || parent.closest(mayHide)) continue;
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        const block = parent.closest('[data-block]');
        readable.set(block, (readable.get(block) ?? new Set()).add(text));
      } else hidden.push({ text, parent });
    }
    return hidden
      .filter(({ text, parent }) => !readable.get(parent.closest('[data-block]'))?.has(text))
      .map(({ text, parent }) => `${parent.closest('[class]')?.className}: ${text}`);
  }, exceptions);
}

/** What visitors read of the blocks inside a sample: titles, texts and labels, rich text piece by piece. */
function textsInAreas({ areas }: Pick<Fixture, 'areas'>): string[] {
  return Object.values(areas ?? {})
    .flat()
    .flatMap((child) => [...textsIn(child.props ?? {}), ...textsInAreas(child)]);
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return ['title', 'content', 'label', 'text', 'question', 'answer'].includes(key)
      ? value.split(/\sbr\s|\n/).map(normalize)
      : [];
  }
  if (typeof value !== 'object' || value === null || '$ref' in value) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, Array.isArray(value) ? key : name));
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
