import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import type { MediaReference } from 'page-format';

interface ImageFile {
  file: string;
  /** Folder of the media library. */
  folder: 'Bikes' | 'People' | 'Scenes' | 'Logos';
  /** One for all languages: of people and logos the name, which is the same in each; of the others English. */
  alternativeText: string;
  /** Per cent of width and height: what stays in view where the picture is cut. */
  focalPoint?: { x: number; y: number };
}

/** The pictures of the demo, by what they are used for. */
const IMAGES = {
  hero: {
    file: 'canal.jpg',
    folder: 'Scenes',
    alternativeText: 'A commuter rides an orange bike along a canal at sunrise',
    focalPoint: { x: 70, y: 80 },
  },
  cityBike: { file: 'bike-city.jpg', folder: 'Bikes', alternativeText: 'A green electric city bike with a low frame' },
  trekkingBike: {
    file: 'bike-trekking.jpg',
    folder: 'Bikes',
    alternativeText: 'A blue electric trekking bike with mudguards and lights',
  },
  cargoBike: {
    file: 'bike-cargo.jpg',
    folder: 'Bikes',
    alternativeText: 'A green electric cargo bike with a wooden box in front',
  },
  mountainBike: {
    file: 'bike-mountain.jpg',
    folder: 'Bikes',
    alternativeText: 'An orange mountain bike with suspension',
  },
  roadBike: { file: 'bike-road.jpg', folder: 'Bikes', alternativeText: 'A road bike with drop handlebars' },
  foldingBike: {
    file: 'bike-folding.jpg',
    folder: 'Bikes',
    alternativeText: 'A red electric folding bike with small wheels',
  },
  cityBikeWithoutMotor: {
    file: 'bike-city-classic.jpg',
    folder: 'Bikes',
    alternativeText: 'A mustard yellow city bike with a low frame',
  },
  trekkingBikeWithoutMotor: {
    file: 'bike-trekking-classic.jpg',
    folder: 'Bikes',
    alternativeText: 'A grey trekking bike with mudguards and lights',
  },
  cargoBikeWithoutMotor: {
    file: 'bike-cargo-classic.jpg',
    folder: 'Bikes',
    alternativeText: 'A blue cargo bike with a wooden box in front',
  },
  mountainBikeWithMotor: {
    file: 'bike-mountain-electric.jpg',
    folder: 'Bikes',
    alternativeText: 'A green electric mountain bike with suspension',
  },
  roadBikeWithMotor: {
    file: 'bike-road-electric.jpg',
    folder: 'Bikes',
    alternativeText: 'A rust red electric road bike with drop handlebars',
  },
  foldingBikeWithoutMotor: {
    file: 'bike-folding-classic.jpg',
    folder: 'Bikes',
    alternativeText: 'A grey folding bike with small wheels',
  },
  sanne: { file: 'portrait-sanne.jpg', folder: 'People', alternativeText: 'Sanne' },
  jonas: { file: 'portrait-jonas.jpg', folder: 'People', alternativeText: 'Jonas' },
  amina: { file: 'portrait-amina.jpg', folder: 'People', alternativeText: 'Amina' },
  marie: { file: 'portrait-marie.jpg', folder: 'People', alternativeText: 'Marie' },
  david: { file: 'portrait-david.jpg', folder: 'People', alternativeText: 'David' },
  lin: { file: 'portrait-lin.jpg', folder: 'People', alternativeText: 'Lin' },
  grachtwerk: { file: 'logo-grachtwerk.png', folder: 'Logos', alternativeText: 'Grachtwerk' },
  kubik: { file: 'logo-kubik.png', folder: 'Logos', alternativeText: 'Kubik' },
  nordlicht: { file: 'logo-nordlicht.png', folder: 'Logos', alternativeText: 'Nordlicht' },
  pomme: { file: 'logo-pomme.png', folder: 'Logos', alternativeText: 'Pomme' },
} as const satisfies Record<string, ImageFile>;

export type DemoImage = keyof typeof IMAGES;

export type DemoImages = Readonly<Record<DemoImage, MediaReference>>;

/** Pictures as documents refer to them, and the numeric ids that media fields of entries take. */
export interface UploadedImages {
  references: DemoImages;
  ids: Readonly<Record<DemoImage, number>>;
}

/** What the pictures show, in the language of the page they stand on. */
export const PICTURED: Readonly<
  Record<
    Locale,
    Readonly<Record<'hero' | 'cityBike' | 'trekkingBike' | 'roadBike' | 'cargoBike' | 'mountainBike', string>>
  >
> = {
  nl: {
    hero: 'Een forens op een oranje fiets langs een gracht bij zonsopgang',
    cityBike: 'Een groene elektrische stadsfiets',
    trekkingBike: 'Een blauwe elektrische trekkingfiets',
    roadBike: 'Een racefiets',
    cargoBike: 'Een groene bakfiets',
    mountainBike: 'Een oranje mountainbike met vering',
  },
  be: {
    hero: 'Een pendelaar op een oranje fiets langs het water bij zonsopgang',
    cityBike: 'Een groene elektrische stadsfiets',
    trekkingBike: 'Een blauwe elektrische trekkingfiets',
    roadBike: 'Een koersfiets',
    cargoBike: 'Een groene bakfiets',
    mountainBike: 'Een oranje mountainbike met vering',
  },
  de: {
    hero: 'Ein oranges Rad auf dem Weg zur Arbeit, am Kanal bei Sonnenaufgang',
    cityBike: 'Ein grünes E-Citybike',
    trekkingBike: 'Ein blaues E-Trekkingrad',
    roadBike: 'Ein Rennrad',
    cargoBike: 'Ein grünes Lastenrad',
    mountainBike: 'Ein oranges Mountainbike mit Federung',
  },
  'de-AT': {
    hero: 'Ein oranges Rad auf dem Weg in die Arbeit, am Kanal bei Sonnenaufgang',
    cityBike: 'Ein grünes E-Citybike',
    trekkingBike: 'Ein blaues E-Trekkingrad',
    roadBike: 'Ein Rennrad',
    cargoBike: 'Ein grünes Lastenrad',
    mountainBike: 'Ein oranges Mountainbike mit Federung',
  },
  en: {
    hero: 'A commuter on an orange bike along a canal at sunrise',
    cityBike: 'A green electric city bike',
    trekkingBike: 'A blue electric trekking bike',
    roadBike: 'A road bike',
    cargoBike: 'A green cargo bike',
    mountainBike: 'An orange mountain bike with suspension',
  },
  fr: {
    hero: 'Un trajet à vélo orange le long d’un canal au lever du soleil',
    cityBike: 'Un vélo de ville électrique vert',
    trekkingBike: 'Un vélo de randonnée électrique bleu',
    roadBike: 'Un vélo de route',
    cargoBike: 'Un vélo cargo vert',
    mountainBike: 'Un VTT orange à suspension',
  },
};

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** What Strapi's upload service answers; only what a reference needs. */
interface StoredFile {
  id: number;
  documentId: string;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
  ext: string;
  alternativeText: string | null;
}

interface StoredImage {
  id: number;
  reference: MediaReference;
}

/** Puts the demo pictures into folders of the media library, the way an editor's upload goes. */
export async function uploadDemoImages(strapi: Core.Strapi): Promise<UploadedImages> {
  const folders = new Map<string, number>();
  const uploads: [string, StoredImage][] = [];
  for (const [name, image] of Object.entries(IMAGES)) {
    const folder = folders.get(image.folder) ?? (await createFolder(strapi, image.folder));
    folders.set(image.folder, folder);
    uploads.push([name, await uploadImage(strapi, image, folder)]);
  }
  return {
    references: Object.fromEntries(uploads.map(([name, { reference }]) => [name, reference])) as DemoImages,
    ids: Object.fromEntries(uploads.map(([name, { id }]) => [name, id])) as Record<DemoImage, number>,
  };
}

async function createFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const folder: { id: number } = await strapi.plugin('upload').service('folder').create({ name, parent: null });
  return folder.id;
}

async function uploadImage(
  strapi: Core.Strapi,
  { file, folder: folderName, alternativeText, focalPoint }: ImageFile,
  folder: number,
): Promise<StoredImage> {
  const filepath = fileURLToPath(import.meta.resolve(`@lumavelo/blocks/assets/images/${file}`));
  const { size } = await stat(filepath);
  const [stored]: StoredFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText, folder, focalPoint } },
      files: { filepath, originalFilename: file, mimetype: MIME_TYPES[extname(file)], size },
    });
  if (!stored) throw new Error(`The demo image ${file} could not be uploaded.`);
  const { id, documentId, name, url, mime, width, height, ext } = stored;
  const snapshot = { name, url, mime, width, height, ext, folder: folderName, alternativeText };
  return { id, reference: { $ref: 'media', documentId, snapshot } };
}
