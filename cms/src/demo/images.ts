import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaReference } from '@lumavelo/blocks/core';
import type { Core } from '@strapi/strapi';

interface ImageFile {
  file: string;
  alternativeText: string;
}

/** The pictures of the demo pages, by what they are used for. */
const IMAGES = {
  hero: { file: 'canal.jpg', alternativeText: 'A commuter rides an orange bike along a canal at sunrise' },
  cityBike: { file: 'bike-city.jpg', alternativeText: 'A green electric city bike with a low frame' },
  trekkingBike: {
    file: 'bike-trekking.jpg',
    alternativeText: 'A blue electric trekking bike with mudguards and lights',
  },
  cargoBike: { file: 'bike-cargo.jpg', alternativeText: 'A green cargo bike with a wooden box in front' },
  mountainBike: { file: 'bike-mountain.jpg', alternativeText: 'An orange mountain bike with suspension' },
  sanne: { file: 'portrait-sanne.jpg', alternativeText: 'Portrait of a laughing woman with red curls' },
  jonas: { file: 'portrait-jonas.jpg', alternativeText: 'Portrait of a bearded man with glasses' },
  amina: { file: 'portrait-amina.jpg', alternativeText: 'Portrait of a smiling woman with a cream headscarf' },
} as const satisfies Record<string, ImageFile>;

export type DemoImage = keyof typeof IMAGES;

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** What Strapi's upload service answers; only what a reference needs. */
interface StoredFile {
  documentId: string;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
  ext: string;
  alternativeText: string | null;
}

/** Puts the demo pictures into the media library, the way an editor's upload goes, and returns references to them. */
export async function uploadDemoImages(strapi: Core.Strapi): Promise<Record<DemoImage, MediaReference>> {
  const references: [string, MediaReference][] = [];
  for (const [name, image] of Object.entries(IMAGES)) references.push([name, await uploadImage(strapi, image)]);
  return Object.fromEntries(references) as Record<DemoImage, MediaReference>;
}

async function uploadImage(strapi: Core.Strapi, { file, alternativeText }: ImageFile): Promise<MediaReference> {
  const filepath = fileURLToPath(import.meta.resolve(`@lumavelo/blocks/assets/images/${file}`));
  const { size } = await stat(filepath);
  const [stored]: StoredFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText } },
      files: { filepath, originalFilename: file, mimetype: MIME_TYPES[extname(file)], size },
    });
  if (!stored) throw new Error(`The demo image ${file} could not be uploaded.`);
  const { documentId, name, url, mime, width, height, ext } = stored;
  const snapshot = { name, url, mime, width, height, ext, folder: null, alternativeText };
  return { $ref: 'media', documentId, snapshot };
}
