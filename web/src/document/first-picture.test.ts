import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { FETCH_LATER_PICTURES, HOLD_LATER_PICTURES } from './first-picture.ts';

const page = (body: string) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style></style></head><body>${body}</body>`;
const FIRST =
  '<img src="/a.jpg?x=1&amp;y" srcSet="/s_a.webp 500w, /m_a.webp 1200w" sizes="100vw" loading="eager" fetchpriority="high" alt="a > b">';
const LATER = '<img src="/b.jpg" loading="lazy" alt="">';
const SCRIPT = '<script type="module" src="/x.js"></script>';

const finish = (body: string) => finishPage(page(body), []).html;

test('the first picture is named before anything else that is fetched', () => {
  expect(finish(LATER + FIRST)).toContain(
    '<meta name="viewport" content="width=device-width"><link rel="preload" as="image" fetchpriority="high" imagesrcset="/s_a.webp 500w, /m_a.webp 1200w" imagesizes="100vw"><style>',
  );
  expect(finish('<img src="/a.svg?x=1&amp;y" fetchpriority="high" alt="">')).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/a.svg?x=1&amp;y">',
  );
  expect(finish(LATER)).toBe(page(LATER));
});

test('others wait for it where scripts run anyway, and nowhere else', () => {
  const holds = (body: string) => finish(body).split('</head>')[0]?.includes(`<script>${HOLD_LATER_PICTURES}</script>`);
  expect(holds(FIRST + LATER + SCRIPT)).toBe(true);
  expect(holds(FIRST + SCRIPT)).toBe(false);
  expect(holds(FIRST + LATER)).toBe(false);
  expect(holds(`${FIRST}${LATER}<script type="application/ld+json">{}</script>`)).toBe(false);
});

test('others are fetched once the page has loaded, where scripts run anyway', () => {
  const fetches = (body: string) => finish(body).includes(`<script>${FETCH_LATER_PICTURES}</script>`);
  expect(fetches(LATER + SCRIPT)).toBe(true);
  expect(fetches(FIRST + SCRIPT)).toBe(false);
  expect(fetches(LATER)).toBe(false);
});
