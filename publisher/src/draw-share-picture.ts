import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { designSharePicture, SHARE_PICTURE_SIZE, type SharePictureBox } from '@lumavelo/blocks/site';
import satori from 'satori';
import sharp from 'sharp';

/** A box as satori takes it. */
function toElement({ style, children }: SharePictureBox): Parameters<typeof satori>[0] {
  const content = children?.map((child) => (typeof child === 'string' ? child : toElement(child)));
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children: content } };
}

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
 * @param title see `designSharePicture`
 */
export async function drawSharePicture(title: string): Promise<Buffer> {
  const design = designSharePicture(title);
  const svg = await satori(toElement({ ...design, style: { ...design.style, fontFamily: 'latin, latin-ext' } }), {
    ...SHARE_PICTURE_SIZE,
    fonts: await loadFonts(),
  });
  return sharp(Buffer.from(svg))
    .flatten({ background: String(design.style.backgroundColor) })
    .jpeg({ quality: 82 })
    .toBuffer();
}
