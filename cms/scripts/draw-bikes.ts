/**
 * Draws every bike of the demo in each of its colours, from its own data, into `server/assets/bikes` of the site's
 * plugin. Run it after changing a drawing or the data: `node cms/scripts/draw-bikes.ts [slug …]`.
 *
 * The files lie in git, so that filling the demo needs no drawing: an upload costs a tenth of a second, a drawing and an
 * upload five times that. At 1,000 pixels a picture weighs about 30 KB, and is wide enough for a bike's own page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawStudio, STUDIO } from '@lumavelo/blocks/draw/studio.ts';
import sharp from 'sharp';
import { accentOf, BIKE_COLOURS } from '../src/plugins/lumavelo/server/src/demo/catalogue/bike-colours.ts';
import { listBikePictures, listDemoBikes } from '../src/plugins/lumavelo/server/src/demo/catalogue/bikes.ts';

const target = join(import.meta.dirname, '..', 'src', 'plugins', 'lumavelo', 'server', 'assets', 'bikes');

mkdirSync(target, { recursive: true });
const wanted = process.argv.slice(2);
for (const bike of listDemoBikes()) {
  if (wanted.length > 0 && !wanted.includes(bike.slug)) continue;
  for (const { file, colour, view } of listBikePictures(bike)) {
    const svg = drawStudio({ ...bike.build, colour: BIKE_COLOURS[colour], accent: accentOf(colour) }, view);
    // Drawn at twice the size and brought down, which keeps spokes smooth.
    const pixels = await sharp(Buffer.from(svg), { density: 144 }).resize(STUDIO.width, STUDIO.height).png().toBuffer();
    await sharp(pixels)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 74, mozjpeg: true })
      .toFile(join(target, file));
  }
}
