import type { BoundMedia } from 'page-format/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OwnShape } from './crop-styles.ts';
import { widen } from './crop-styles.ts';
import { Picture } from './Picture.tsx';

const FILE: BoundMedia = {
  ...{ url: '/a.jpg', name: 'a.jpg', mime: 'image/jpeg', ext: '.jpg', width: 1200, height: 900 },
  ...{ alternativeText: '', focalPoint: null, variants: [{ url: '/m.webp', width: 1000 }] },
};
const CROP = { x: 25, y: 20, width: 50, height: 40 };

const draw = (file: Partial<BoundMedia>, fit?: 'contain', own?: OwnShape) =>
  renderToStaticMarkup(<Picture file={{ ...FILE, ...file }} sizes="50vw" fit={fit} own={own} className="Card" />);

describe('a picture that is not cropped', () => {
  test('is an image alone', () => {
    expect(draw({ focalPoint: { x: 10, y: 20 } })).toBe(
      '<img src="/a.jpg" srcSet="/m.webp 1000w, /a.jpg 1200w" sizes="50vw" width="1200" height="900" decoding="async" loading="lazy" style="object-position:10% 20%" class="Card" alt=""/>',
    );
  });

  test('is the whole of a drawing whose size is not known', () => {
    expect(draw({ width: null, height: null, crop: CROP })).not.toContain('<picture');
  });
});

describe('a picture of 1200 by 900 of which the middle 600 by 360 is shown', () => {
  const frame = '<picture class="Card" style="overflow:clip;container-type:size"><img';

  test('is twice as wide as its frame, or as wide as makes two fifths of its height fill it', () => {
    const markup = draw({ crop: CROP });
    expect(markup.startsWith(frame)).toBe(true);
    // 100 / 0.5; and 100 / 0.4 of the height, which is 4 / 3 of that in width.
    expect(markup).toContain('width:max(200cqw, 333.333cqh);max-width:none');
    // The middle of the part: 25 + 50 / 2 and 20 + 40 / 2 percent of the image.
    expect(markup).toContain('translate:calc(50cqw - 50%) calc(50cqh - 40%)');
    expect(markup).toContain('width="1200" height="900"');
  });

  test('has a source twice as wide, and the original, which is the nearest to it', () => {
    expect(draw({ crop: CROP })).toContain('sizes="100vw"');
    expect(draw({ width: 4000, variants: [{ url: '/l.webp', width: 1600 }] })).not.toContain('4000w');
    expect(draw({ width: 4000, variants: [{ url: '/l.webp', width: 1600 }], crop: CROP })).toContain('/a.jpg 4000w');
  });

  test.each([
    ['inside the part: a fifth and a half of the way', { x: 35, y: 40 }, '20cqw - 35%', '50cqh - 40%'],
    ['beside it: at the nearest edge', { x: 0, y: 100 }, '0cqw - 25%', '100cqh - 60%'],
  ])('keeps a focal point in view that lies %s', (_, focalPoint, across, down) => {
    expect(draw({ crop: CROP, focalPoint })).toContain(`translate:calc(${across}) calc(${down})`);
  });

  test('is seen as a whole where its place shows all of a picture, and nothing beside it', () => {
    expect(draw({ crop: CROP }, 'contain')).toContain('width:min(200cqw, 333.333cqh)');
    expect(draw({ crop: CROP }, 'contain')).toContain('clip-path:inset(20% 25% 40% 25%)');
  });

  test.each([
    ['its own pixels', 'size', 'aspect-ratio:600 / 360;width:600px"'],
    ['its own shape', 'shape', 'aspect-ratio:600 / 360"'],
    ['the width that goes with a height', '4rem', 'aspect-ratio:600 / 360;width:calc(4rem * 1.667)"'],
  ] as const)('gives its frame %s where no rule does', (_, own, style) => {
    expect(draw({ crop: CROP }, undefined, own)).toContain(style);
  });
});

test('conditions of sizes stay as they are', () => {
  expect(widen('auto, (min-width: 48em) 30rem, (min-width: 600px) 25vw, 120px', 3)).toBe(
    'auto, (min-width: 48em) 90rem, (min-width: 600px) 75vw, 360px',
  );
});
