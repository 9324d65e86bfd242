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

function drawPictures(type: string, sample: string): string[] {
  const fixture = everything[type]?.samples[sample];
  if (!fixture) return [];
  const block = fixtureBlock(type, sample, fixture, (name) => registry.get(name)?.version ?? 1);
  const { parts } = renderPage(
    { format: 'page', formatVersion: 1, blocks: [block] },
    { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs, cmsUrl: '' },
  );
  const components: Readonly<Record<string, unknown>> = views;
  const html = parts
    .map((part: string | IslandPart) =>
      typeof part === 'string'
        ? part
        : renderToString(createElement(components[part.type] as ComponentType<IslandPart['props']>, part.props)),
    )
    .join('');
  return (html.match(/<img[^>]*>/g) ?? []).filter((tag) => tag.includes('"/library/'));
}

const shown = [...registry.keys()].flatMap((type) =>
  Object.keys(everything[type]?.samples ?? {}).flatMap((sample) =>
    drawPictures(type, sample).map((tag) => [type, tag]),
  ),
);

test('every picture of the media library keeps its focal point in view', () => {
  expect(new Set(shown.map(([type]) => type)).size).toBeGreaterThan(12);
  expect(shown.filter(([, tag]) => !tag?.includes(`object-position:${POINT.x}% ${POINT.y}%`))).toEqual([]);
});
