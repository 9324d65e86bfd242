import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PALETTE } from '../fields/palette.ts';
import { styleSheet } from './index.ts';

test('holds the styles of the blocks that are asked for, and no others', () => {
  const css = styleSheet({ types: ['Title'] });
  expect(css).toContain('.Title');
  expect(css).not.toMatch(/\.Slider|\.Carousel|\.RichText|\.BlockNotice/);
  expect(styleSheet({ types: ['Slider'] })).toContain('.Carousel-viewport');
  expect(styleSheet({ edit: true })).toContain('.BlockNotice');
  for (const type of ['BlockButton', 'FloatingActionButton'])
    expect(styleSheet({ types: [type] })).toContain('.Popup-close');
});

test('uses no property that is nowhere set', () => {
  const css = styleSheet({ edit: true });
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
  for (const name of namesSetByViews()) set.add(name);
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

test('measures no width by a letter, which is another one until the font is there', () => {
  expect(styleSheet({ edit: true }).match(/[^;{]+:[^;{}]*\d(?:ch|ex|cap|ic)\b/g)).toBeNull();
});

/** Properties that Views set in style attributes. */
function namesSetByViews(): string[] {
  const source = join(import.meta.dirname, '..');
  return globSync('{ui,blocks}/**/*.tsx', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/'(--[\w-]+)'/g)].map((match) => match[1] as string),
  );
}

/** WCAG 2: relative luminance of a colour such as `#1d5fae`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const colour = (name: keyof typeof PALETTE) => PALETTE[name].value;

test.each([
  ['darkGreen', 'white'],
  ['darkGreen', 'sand'],
  ['darkGreen', 'greenSoft'],
  ['darkGreen', 'orangeSoft'],
  ['darkGreen', 'blueSoft'],
  ['darkGreen', 'graySoft'],
  ['white', 'darkGreen'],
  ['white', 'green'],
  ['white', 'blue'],
  ['white', 'orangeDark'],
  ['gray', 'white'],
  ['gray', 'sand'],
  ['black', 'orange'],
] as const)('%s on %s is readable', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
});
