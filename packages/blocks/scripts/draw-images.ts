/**
 * Draws the pictures of the fixtures and the demo content into `assets/images`, so that every one of them is ours.
 * Run it after changing a drawing: `node packages/blocks/scripts/draw-images.ts [name …]`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_VARIANTS } from '../src/site/image-variants.ts';
import { BIKES } from './draw/bikes.ts';
import { LOGOS } from './draw/logos.ts';
import { DEMO_PORTRAITS, PORTRAITS } from './draw/portraits.ts';
import { drawAvenue } from './draw/scenes/avenue.ts';
import { drawCanal } from './draw/scenes/canal.ts';
import { drawRhine } from './draw/scenes/rhine.ts';
import { drawSquare } from './draw/scenes/square.ts';
import { drawValley } from './draw/scenes/valley.ts';
import { drawStudio } from './draw/studio.ts';

const target = join(import.meta.dirname, '..', 'assets', 'images');

interface Drawing {
  svg: string;
  width: number;
  height: number;
  format: 'jpg' | 'png';
}

const SCENES = {
  canal: drawCanal,
  rhine: drawRhine,
  square: drawSquare,
  valley: drawValley,
  avenue: drawAvenue,
};

/** Pictures that only the demo shows: the CMS makes their versions when they are uploaded. */
const DEMO_ONLY = new Set([
  ...['rhine', 'square', 'valley', 'avenue'],
  ...DEMO_PORTRAITS.map((name) => `portrait-${name}`),
]);

const drawings: Record<string, Drawing> = {};
for (const [name, draw] of Object.entries(SCENES)) {
  drawings[name] = { svg: draw(), width: 1920, height: 1080, format: 'jpg' };
}
for (const [name, build] of Object.entries(BIKES)) {
  drawings[`bike-${name}`] = { svg: drawStudio(build), width: 1200, height: 900, format: 'jpg' };
}
for (const [name, svg] of Object.entries(PORTRAITS)) {
  drawings[`portrait-${name}`] = { svg, width: 600, height: 600, format: 'jpg' };
}
for (const [name, svg] of Object.entries(LOGOS)) {
  drawings[`logo-${name}`] = { svg, width: 480, height: 200, format: 'png' };
}

mkdirSync(target, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, { svg, width, height, format }] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // Drawn at twice the size and brought down, which keeps spokes and lettering smooth.
  const image = sharp(Buffer.from(svg), { density: 144 }).resize(width, height);
  const pixels = await image.png().toBuffer();
  const file = sharp(pixels);
  if (format === 'jpg')
    await file
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(target, `${name}.jpg`));
  else await file.png({ palette: true, colours: 64 }).toFile(join(target, `${name}.png`));
  if (DEMO_ONLY.has(name)) continue;
  // Made from the finished file, as the CMS makes them from an upload: the same picture gives the same bytes.
  for (const variant of IMAGE_VARIANTS.filter((entry) => entry.width <= width)) {
    await sharp(join(target, `${name}.${format}`))
      .resize(variant.width)
      .webp({ quality: 78 })
      .toFile(join(target, `${variant.prefix}_${name}.webp`));
  }
}
