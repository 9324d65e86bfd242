import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Fixtures, fixtureBlock, fixtureReferences, fixtures } from '../fixtures/index.ts';
import { views } from '../generated/views.ts';
import { registry } from '../registry.ts';
import { type IslandPart, renderPage } from '../render/index.ts';

/** Whoever sets a focal point in the media library sees it kept by every block that shows the picture. */

const POINT = { x: 12, y: 34 };
const refs = Object.fromEntries(
  Object.entries(fixtureReferences((file) => `/library/${file}`)).map(([key, file]) => [
    key,
    file && { ...file, focalPoint: POINT },
  ]),
);

const everything: Readonly<Record<string, Fixtures>> = fixtures;

const CROP = { x: 10, y: 20, width: 50, height: 50 };

/** Markup of a sample, with each of its pictures as this one. */
function draw(type: string, sample: string, use: object = {}): string {
  const fixture = everything[type]?.samples[sample];
  if (!fixture) return '';
  const whole = fixtureBlock(type, sample, fixture, (name) => registry.get(name)?.version ?? 1);
  const block: typeof whole = JSON.parse(JSON.stringify(whole), (_, value) =>
    value?.$ref === 'media' ? { ...value, ...use } : value,
  );
  const { parts } = renderPage(
    { format: 'page', formatVersion: 1, blocks: [block] },
    { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs, cmsUrl: '' },
  );
  const components: Readonly<Record<string, unknown>> = views;
  return parts
    .map((part: string | IslandPart) =>
      typeof part === 'string'
        ? part
        : renderToString(createElement(components[part.type] as ComponentType<IslandPart['props']>, part.props)),
    )
    .join('');
}

/** Every `<img>` of the library that a block draws, with the frame around it. */
const listPictures = (use?: object) =>
  [...registry.keys()].flatMap((type) =>
    Object.keys(everything[type]?.samples ?? {}).flatMap((sample) =>
      (draw(type, sample, use).match(PICTURE) ?? []).map((tags) => [type, tags]),
    ),
  );

const PICTURE = /(?:<picture[^>]*>)?<img[^>]*"\/library\/[^>]*>/g;

test('every picture of the media library keeps its focal point in view', () => {
  const shown = listPictures();
  expect(new Set(shown.map(([type]) => type)).size).toBeGreaterThan(12);
  expect(shown.filter(([, tag]) => !tag?.includes(`object-position:${POINT.x}% ${POINT.y}%`))).toEqual([]);
});

/** The editor offers no crop for them: their scripts are on home pages, which have none to spare. */
const WHOLE = ['LogoSliderBlock', 'Slider'];

test('every picture of the media library that can be cropped shows the part and the focal point of its use', () => {
  const isCropped = ([type]: readonly string[]) => !WHOLE.includes(type ?? '');
  const shown = listPictures({ crop: CROP, focalPoint: { x: 20, y: 45 } }).filter(isCropped);
  // A fifth and a half of the way through the part.
  const part = /^<picture[^>]*container-type:size[^>]*><img[^>]*translate:calc\(20cqw - 20%\) calc\(50cqh - 45%\)/;
  expect(shown.length).toBe(listPictures().filter(isCropped).length);
  expect(shown.filter(([, tags]) => !part.test(tags ?? ''))).toEqual([]);
});
