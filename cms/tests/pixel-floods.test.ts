import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, it } from 'vitest';
import { paint } from './harness/images.ts';
import { expectRefusal, UPLOAD_WAYS } from './harness/upload-ways.ts';

/**
 * Pictures of a few kilobytes whose heads say that they are huge. They hold no more than a few pixels: whoever decodes
 * them finds them damaged, and only whoever judges their heads can say how large they are.
 */
const SIDE = 9_999;
const small = { width: 16, height: 16 };

/** A grey picture of one bit for each pixel. */
function png(): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  const chunk = (type: string, data: Buffer) => {
    const frame = Buffer.alloc(8);
    const body = Buffer.concat([Buffer.from(type), data]);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(10)));
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
}

async function jpeg(): Promise<Buffer> {
  const bytes = await paint(small);
  const frame = bytes.indexOf('ffc0', 'hex');
  bytes.writeUInt16BE(SIDE, frame + 5);
  bytes.writeUInt16BE(SIDE, frame + 7);
  return bytes;
}

async function webp(): Promise<Buffer> {
  const bytes = await paint({ ...small, format: 'webp' });
  const frame = bytes.indexOf('9d012a', 'hex');
  bytes.writeUInt16LE(SIDE, frame + 3);
  bytes.writeUInt16LE(SIDE, frame + 5);
  return bytes;
}

async function avif(): Promise<Buffer> {
  const bytes = await paint({ ...small, format: 'avif' });
  const box = bytes.indexOf('ispe');
  bytes.writeUInt32BE(SIDE, box + 8);
  bytes.writeUInt32BE(SIDE, box + 12);
  return bytes;
}

/** Frames that differ by a pixel, or they would be stored as one. */
function animate(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const frame = 16 * 16 * 3;
  const pixels = Buffer.alloc(frame * frames);
  for (let index = 0; index < frames; index += 1) pixels.fill(255, index * frame, index * frame + 3 * (index + 1));
  const raw = { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } as const;
  const animation = sharp(pixels, { raw });
  return (format === 'gif' ? animation.gif() : animation.webp({ lossless: true })).toBuffer();
}

/** A screen of that size; decoders believe a large one only where the frame has it as well. */
async function gif(side: number, frames: number): Promise<Buffer> {
  const bytes = await animate('gif', frames);
  const places = [6];
  if (frames === 1) places.push(bytes.indexOf('2c000000001000', 'hex') + 5);
  for (const place of places) {
    bytes.writeUInt16LE(side, place);
    bytes.writeUInt16LE(side, place + 2);
  }
  return bytes;
}

async function animatedWebp(side: number, frames: number): Promise<Buffer> {
  const bytes = await animate('webp', frames);
  const canvas = bytes.indexOf('VP8X') + 12;
  bytes.writeUIntLE(side - 1, canvas, 3);
  bytes.writeUIntLE(side - 1, canvas + 3, 3);
  return bytes;
}

const FLOODS: [name: string, type: string, make: () => Buffer | Promise<Buffer>, size: string][] = [
  ['a.png', 'image/png', png, '9999 × 9999 pixels'],
  ['a.jpg', 'image/jpeg', jpeg, '9999 × 9999 pixels'],
  ['a.webp', 'image/webp', webp, '9999 × 9999 pixels'],
  ['a.avif', 'image/avif', avif, '9999 × 9999 pixels'],
  ['a.gif', 'image/gif', () => gif(SIDE, 1), '9999 × 9999 pixels'],
  ['frames.gif', 'image/gif', () => gif(1_000, 60), '1000 × 1000 pixels in 60 frames'],
  ['frames.webp', 'image/webp', () => animatedWebp(1_000, 60), '1000 × 1000 pixels in 60 frames'],
];

describe.each(UPLOAD_WAYS)('by %s', (_, sendBy) => {
  it.each(FLOODS)('%s is refused by its head, and nothing is left of it', async (name, type, make, size) => {
    const bytes = await make();
    await expectRefusal(
      () => sendBy(name, type, bytes),
      `The image "${name}" is ${size}. At most 50 megapixels, all frames together, and 16,000 pixels a side are taken; make it smaller.`,
    );
  });
});
