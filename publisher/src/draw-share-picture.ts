import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SHARE_PICTURE_SIZE } from '@lumavelo/blocks/site';
import satori from 'satori';
import sharp from 'sharp';

/** Colours of the brand; see the palette of the blocks. */
const GREEN = '#0f3b2e';
const ORANGE = '#f2672a';
const WHITE = '#ffffff';

/** Largest text size that lets a title of so many characters stand on four lines at most. */
const SIZES: readonly [characters: number, size: number][] = [
  [28, 104],
  [60, 84],
  [110, 66],
  [Number.POSITIVE_INFINITY, 50],
];

type Style = Record<string, string | number>;

/** An element as satori takes it. */
const element = (style: Style, children?: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const disc = (size: number, style: Style = {}) =>
  element({ width: size, height: size, borderRadius: size / 2, backgroundColor: ORANGE, ...style });

let fonts: Promise<{ name: string; data: Buffer; weight: 700 }[]> | undefined;

function loadFonts() {
  fonts ??= Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => ({
      name: subset,
      data: await readFile(
        fileURLToPath(
          import.meta.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`),
        ),
      ),
      weight: 700 as const,
    })),
  );
  return fonts;
}

/**
 * Draws a page's title as a JPEG of 1200 × 630 pixels. Text becomes paths on the way, so no font has to be installed.
 * @param title without the name of the brand, which stands in the picture anyway; it is left out where it is there
 */
export async function drawSharePicture(title: string): Promise<Buffer> {
  const shown = title.replace(/\s+[|–-]\s+Lumavelo$/, '');
  const [, size] = SIZES.find(([characters]) => shown.length <= characters) as [number, number];
  const svg = await satori(
    element(
      {
        ...SHARE_PICTURE_SIZE,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 80,
        boxSizing: 'border-box',
        backgroundColor: GREEN,
        color: WHITE,
        fontFamily: 'latin, latin-ext',
      },
      [
        disc(420, { position: 'absolute', top: -170, right: -110 }),
        element({ alignItems: 'flex-end', fontSize: 48, letterSpacing: -1.5, lineHeight: 1 }, [
          'Lumavelo',
          disc(20, { marginLeft: 6, marginBottom: 8 }),
        ]),
        element(
          {
            maxWidth: 1000,
            fontSize: size,
            lineHeight: 1.08,
            letterSpacing: -size / 40,
            display: 'block',
            lineClamp: 4,
          },
          shown,
        ),
      ],
    ),
    { ...SHARE_PICTURE_SIZE, fonts: await loadFonts() },
  );
  return sharp(Buffer.from(svg)).flatten({ background: GREEN }).jpeg({ quality: 82 }).toBuffer();
}
