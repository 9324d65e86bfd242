import { registry } from '@lumavelo/blocks/registry';
import type { Fields } from 'page-format';
import type { ListField, TextField } from 'page-format/fields';
import { expect, test } from '../../src/gallery.ts';

/** Where each text with little room is drawn, and in how many lines it stands well. */
const PLACES: Readonly<Record<string, readonly [sample: string, selector: string, lines: number]>> = {
  'Button.label': ['default', '.Button', 1],
  'CalculatorTabs.tabs.title': ['default', '.CalculatorTabs-tab', 1],
  'FloatingActionButton.title': ['default', '.FloatingActionButton-button', 1],
  'LogoSliderBlock.extraButtonTitle': ['full', '.Button', 1],
  // Of four beside each other.
  'MobileMenuBlock.items.title': ['default', '.MobileMenuBlock-title', 1],
  'SliderWithPricing.ctaButtonText': ['default', '.SliderWithPricing-offer .Button', 1],
  'Tabs.tabs.title': ['default', '.Tabs-tab', 1],
  'Video.title': ['default', '.Video-title', 2],
};

/** What labels of the sites are made of, in the language with the longest words. */
const WORDS =
  'Jetzt Ersparnis berechnen und Fahrrad leasen mit Arbeitgeber Lastenräder Versicherung Beratungstermin vereinbaren Händler in der Nähe finden Mitarbeiter Vorteile entdecken kostenlos Probefahrt Steuervorteil Dienstrad Selbstständige Unternehmen Informationen Gehaltsumwandlung Leasingrate Wartung inklusive Häufige Fragen Kontakt aufnehmen'.split(
    ' ',
  );

/** Texts of a length: one begins at each of the words. */
const textsOf = (length: number) =>
  WORDS.map((_, index) => [...WORDS.slice(index), ...WORDS].join(' ').slice(0, length).trimEnd());

/** Fields that say how much room they have, as `Tabs.tabs.title`. */
function listRooms(fields: Fields, path: string): [path: string, room: number][] {
  return Object.entries(fields).flatMap(([name, field]): [string, number][] => {
    if (field.kind === 'list') return listRooms((field as unknown as ListField).item, `${path}.${name}`);
    const { room } = field as Partial<TextField>;
    return room === undefined ? [] : [[`${path}.${name}`, room]];
  });
}

const ROOMS = [...registry.values()].flatMap(({ type, props }) => listRooms(props, type));

test.use({ viewport: { width: 390, height: 844 } });

test('texts with little room have room for as many characters as they say', async ({ openFixture, page }) => {
  await test.step('every text with little room is measured', async () => {
    expect(ROOMS.map(([path]) => path).sort()).toEqual(Object.keys(PLACES).sort());
  });

  for (const [path, room] of ROOMS) {
    await test.step(`${room} characters of German, and not many more, fit on a telephone in ${path}`, async () => {
      const [sample, selector, lines] = PLACES[path] as (typeof PLACES)[string];
      await openFixture(path.split('.')[0] as string, sample);
      /** How many of a hundred texts fit. */
      const measure = (texts: string[]) =>
        page
          .locator(selector)
          .first()
          .evaluate(
            async (element, given) => {
              await document.fonts.ready;
              document.documentElement.lang = 'de';
              // What is cut off has lines, too.
              element.style.setProperty('-webkit-line-clamp', 'none');
              const holder = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
              while (holder.nextNode() && holder.currentNode.textContent?.trim() === '');
              const range = document.createRange();
              const fits = given.texts.filter((text) => {
                holder.currentNode.textContent = text;
                range.selectNodeContents(holder.currentNode);
                return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size <= given.lines;
              });
              return (100 * fits.length) / given.texts.length;
            },
            { texts, lines },
          );
      expect(await measure(textsOf(room))).toBeGreaterThanOrEqual(85);
      expect(await measure(textsOf(Math.ceil(room * 1.25)))).toBeLessThanOrEqual(15);
    });
  }
});
