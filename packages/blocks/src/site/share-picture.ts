import { countCharacters } from 'page-format';

/** What site, publisher and editor agree on about the pictures that stand for pages where their addresses are shared. */

/** Folder of the site that holds them. */
export const SHARE_PICTURES_FOLDER = 'share';

/** Part of every picture's name: one higher when the design changes, so that no old picture is taken for a new one. */
export const SHARE_PICTURE_DESIGN = 1;

/** Pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A box of a picture, laid out by the rules of CSS; `display` is `flex` unless it says something else. */
export interface SharePictureBox {
  /** Names and values as React has them. */
  style: Readonly<Record<string, string | number>>;
  children?: readonly (SharePictureBox | string)[];
}

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

const disc = (size: number, style: SharePictureBox['style'] = {}): SharePictureBox => ({
  style: { width: size, height: size, borderRadius: size / 2, backgroundColor: ORANGE, ...style },
});

/**
 * The picture of a page's title, of `SHARE_PICTURE_SIZE`. Whoever draws it brings the font, which is Bricolage Grotesque
 * at a weight of 700.
 * @param title without the name of the brand, which stands in the picture anyway; it is left out where it is there
 */
export function designSharePicture(title: string): SharePictureBox {
  const shown = title.replace(/\s+[|–-]\s+Lumavelo$/, '');
  const [, size] = SIZES.find(([characters]) => countCharacters(shown) <= characters) as [number, number];
  return {
    style: {
      ...SHARE_PICTURE_SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 80,
      boxSizing: 'border-box',
      backgroundColor: GREEN,
      color: WHITE,
    },
    children: [
      disc(420, { position: 'absolute', top: -170, right: -110 }),
      {
        style: { alignItems: 'flex-end', fontSize: 48, letterSpacing: -1.5, lineHeight: 1 },
        children: ['Lumavelo', disc(20, { marginLeft: 6, marginBottom: 8 })],
      },
      {
        style: {
          ...{ display: 'block', maxWidth: 1000, lineClamp: 4 },
          ...{ fontSize: size, lineHeight: 1.08, letterSpacing: -size / 40 },
        },
        children: [shown],
      },
    ],
  };
}
