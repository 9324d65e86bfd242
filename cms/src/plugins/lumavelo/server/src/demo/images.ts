import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Country, Locale } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import type { MediaReference } from 'page-format';
import { BRANDS, listBikePictures, listDemoBikes } from './catalogue/bikes.ts';

interface ImageFile {
  file: string;
  /** Folder of the media library. */
  folder: 'Bikes' | 'Models' | 'People' | 'Scenes' | 'Logos';
  /** One for all languages: of people and logos the name, which is the same in each; of the others English. */
  alternativeText: string;
  /** Per cent of width and height: what stays in view where the picture is cut. */
  focalPoint?: { x: number; y: number };
}

/** Where riders are in every scene: with them in view, no crop takes a head or a wheel. */
const RIDER = { x: 77, y: 50 };

/** The pictures of the demo, by what they are used for. */
const IMAGES = {
  canal: {
    file: 'canal.jpg',
    folder: 'Scenes',
    alternativeText: 'A commuter rides an orange bike along a canal at sunrise',
    focalPoint: RIDER,
  },
  rhine: {
    file: 'rhine.jpg',
    folder: 'Scenes',
    alternativeText: 'Two colleagues ride along the Rhine, a cathedral and a bridge behind them',
    focalPoint: RIDER,
  },
  square: {
    file: 'square.jpg',
    folder: 'Scenes',
    alternativeText: 'A woman on a yellow cargo bike crosses a Flemish square with a belfry',
    focalPoint: RIDER,
  },
  valley: {
    file: 'valley.jpg',
    folder: 'Scenes',
    alternativeText: 'A woman on an e-bike in a valley of the Alps, a village and peaks behind her',
    focalPoint: RIDER,
  },
  avenue: {
    file: 'avenue.jpg',
    folder: 'Scenes',
    alternativeText: 'A woman rides a blue city bike with a basket under plane trees by the sea',
    focalPoint: RIDER,
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
  sanne: { file: 'portrait-sanne.jpg', folder: 'People', alternativeText: 'Sanne' },
  jonas: { file: 'portrait-jonas.jpg', folder: 'People', alternativeText: 'Jonas' },
  amina: { file: 'portrait-amina.jpg', folder: 'People', alternativeText: 'Amina' },
  marie: { file: 'portrait-marie.jpg', folder: 'People', alternativeText: 'Marie' },
  david: { file: 'portrait-david.jpg', folder: 'People', alternativeText: 'David' },
  lin: { file: 'portrait-lin.jpg', folder: 'People', alternativeText: 'Lin' },
  lena: { file: 'portrait-lena.jpg', folder: 'People', alternativeText: 'Lena' },
  mehmet: { file: 'portrait-mehmet.jpg', folder: 'People', alternativeText: 'Mehmet' },
  lotte: { file: 'portrait-lotte.jpg', folder: 'People', alternativeText: 'Lotte' },
  pieter: { file: 'portrait-pieter.jpg', folder: 'People', alternativeText: 'Pieter' },
  katharina: { file: 'portrait-katharina.jpg', folder: 'People', alternativeText: 'Katharina' },
  lukas: { file: 'portrait-lukas.jpg', folder: 'People', alternativeText: 'Lukas' },
  franz: { file: 'portrait-franz.jpg', folder: 'People', alternativeText: 'Franz' },
  camille: { file: 'portrait-camille.jpg', folder: 'People', alternativeText: 'Camille' },
  julien: { file: 'portrait-julien.jpg', folder: 'People', alternativeText: 'Julien' },
  aissatou: { file: 'portrait-aissatou.jpg', folder: 'People', alternativeText: 'Aïssatou' },
  grachtwerk: { file: 'logo-grachtwerk.png', folder: 'Logos', alternativeText: 'Grachtwerk' },
  kubik: { file: 'logo-kubik.png', folder: 'Logos', alternativeText: 'Kubik' },
  nordlicht: { file: 'logo-nordlicht.png', folder: 'Logos', alternativeText: 'Nordlicht' },
  pomme: { file: 'logo-pomme.png', folder: 'Logos', alternativeText: 'Pomme' },
} as const satisfies Record<string, ImageFile>;

export type DemoImages = Readonly<Record<keyof typeof IMAGES, MediaReference>>;

/** The scene of each language's country. */
const SCENES: Readonly<Record<Locale, keyof typeof IMAGES>> = {
  nl: 'canal',
  en: 'canal',
  de: 'rhine',
  be: 'square',
  'de-AT': 'valley',
  fr: 'avenue',
};

/** The scene that stands for a language's country. */
export function sceneOf(images: DemoImages, locale: Locale): MediaReference {
  return images[SCENES[locale]];
}

type Picture = keyof typeof IMAGES;

/**
 * What sites show in the place of pictures that pages of several countries name: English ones name the Dutch scene and
 * cast, French ones those of France. Nobody is put in the place of whom the country's own pages know.
 */
const OWN_PICTURES: Readonly<Record<Country, Readonly<Partial<Record<Picture, Picture>>>>> = {
  nl: {},
  de: { canal: 'rhine', sanne: 'lena', jonas: 'mehmet', lin: 'katharina' },
  be: { canal: 'square', avenue: 'square', sanne: 'lotte', jonas: 'pieter', amina: 'aissatou' },
  at: { canal: 'valley', sanne: 'lena', jonas: 'franz', amina: 'katharina', david: 'lukas', marie: 'mehmet' },
  fr: { canal: 'avenue', sanne: 'camille', jonas: 'julien', amina: 'aissatou' },
};

interface Cast {
  /** Who tells a story on the page of the campaign, in the order of its texts. */
  stories: readonly Person[];
  /** Who picks up the telephone; the page of contact names the first three. */
  team: readonly [Person, Person, Person, Person, Person, Person];
}

type Person = {
  [Name in keyof typeof IMAGES]: (typeof IMAGES)[Name]['folder'] extends 'People' ? Name : never;
}[keyof typeof IMAGES];

/** Who is seen where; the home pages have casts of their own. */
export const CASTS: Readonly<Record<Locale, Cast>> = {
  nl: { stories: ['lotte', 'david', 'lin'], team: ['sanne', 'jonas', 'amina', 'david', 'marie', 'lin'] },
  be: { stories: ['lotte', 'pieter', 'aissatou'], team: ['pieter', 'marie', 'lin', 'lotte', 'david', 'aissatou'] },
  de: { stories: ['katharina', 'lukas', 'amina'], team: ['lena', 'mehmet', 'marie', 'lukas', 'amina', 'david'] },
  'de-AT': { stories: ['katharina', 'lukas', 'franz'], team: ['franz', 'lena', 'lukas', 'lin', 'mehmet', 'katharina'] },
  fr: { stories: ['camille', 'julien', 'aissatou'], team: ['julien', 'camille', 'aissatou', 'marie', 'david', 'lin'] },
  en: { stories: ['david', 'lena', 'lin'], team: ['sanne', 'jonas', 'amina', 'david', 'marie', 'lin'] },
};

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
    hero: 'Een vrouw op een gele longtail steekt een Vlaams plein met een belfort over',
    cityBike: 'Een groene elektrische stadsfiets',
    trekkingBike: 'Een blauwe elektrische trekkingfiets',
    roadBike: 'Een koersfiets',
    cargoBike: 'Een groene bakfiets',
    mountainBike: 'Een oranje mountainbike met vering',
  },
  de: {
    hero: 'Zwei auf dem Rad am Rhein, hinter ihnen eine Brücke und ein Dom',
    cityBike: 'Ein grünes E-Citybike',
    trekkingBike: 'Ein blaues E-Trekkingrad',
    roadBike: 'Ein Rennrad',
    cargoBike: 'Ein grünes Lastenrad',
    mountainBike: 'Ein oranges Mountainbike mit Federung',
  },
  'de-AT': {
    hero: 'Eine Frau am E-Bike in einem Tal in den Alpen, dahinter ein Dorf',
    cityBike: 'Ein grünes E-Citybike',
    trekkingBike: 'Ein blaues E-Trekkingrad',
    roadBike: 'Ein Rennrad',
    cargoBike: 'Ein grünes Lastenrad',
    mountainBike: 'Ein oranges Mountainbike mit Federung',
  },
  en: {
    // Another one in each country, whose own text of the media library is English.
    hero: '',
    cityBike: 'A green electric city bike',
    trekkingBike: 'A blue electric trekking bike',
    roadBike: 'A road bike',
    cargoBike: 'A green cargo bike',
    mountainBike: 'An orange mountain bike with suspension',
  },
  fr: {
    // The same words for the scene of France and that of Belgium.
    hero: 'Une femme à vélo en ville, un jour de soleil',
    cityBike: 'Un vélo de ville électrique vert',
    trekkingBike: 'Un vélo de randonnée électrique bleu',
    roadBike: 'Un vélo de route',
    cargoBike: 'Un vélo cargo vert',
    mountainBike: 'Un VTT orange à suspension',
  },
};

/** Folder of the pictures of the demo's bikes, which `cms/scripts/draw-bikes.ts` draws. */
const BIKE_PICTURES = new URL('../../assets/bikes/', import.meta.url);

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
export async function uploadDemoImages(strapi: Core.Strapi): Promise<DemoImages> {
  const folders = new Map<string, number>();
  const uploads: [string, StoredImage][] = [];
  for (const [name, image] of Object.entries(IMAGES)) {
    const folder = folders.get(image.folder) ?? (await createFolder(strapi, image.folder));
    folders.set(image.folder, folder);
    const filepath = fileURLToPath(import.meta.resolve(`@lumavelo/blocks/assets/images/${image.file}`));
    uploads.push([name, await uploadImage(strapi, image, folder, filepath)]);
  }
  return Object.fromEntries(uploads.map(([name, { reference }]) => [name, reference])) as DemoImages;
}

/**
 * Puts the pictures of all bikes into the media library, each in every colour.
 * @returns numeric ids by the names of the files
 */
export async function uploadBikePictures(strapi: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const folder = await createFolder(strapi, 'Models');
  const ids = new Map<string, number>();
  for (const bike of listDemoBikes()) {
    const maker = BRANDS.find(({ slug }) => slug === bike.brand)?.title;
    for (const { file, colour } of listBikePictures(bike)) {
      const image = { file, folder: 'Models' as const, alternativeText: `${maker} ${bike.model}, ${colour}` };
      ids.set(file, (await uploadImage(strapi, image, folder, fileURLToPath(new URL(file, BIKE_PICTURES)))).id);
    }
  }
  return ids;
}

async function createFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const folder: { id: number } = await strapi.plugin('upload').service('folder').create({ name, parent: null });
  return folder.id;
}

async function uploadImage(
  strapi: Core.Strapi,
  { file, folder: folderName, alternativeText, focalPoint }: ImageFile,
  folder: number,
  filepath: string,
): Promise<StoredImage> {
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

/** The numeric id of a file, which media fields of entries take. */
export async function findFileId(strapi: Core.Strapi, { documentId }: MediaReference): Promise<number | undefined> {
  const file: { id: number } | null = await strapi.db.query('plugin::upload.file').findOne({ where: { documentId } });
  return file?.id;
}

/** What the site settings of a country say of its own pictures. */
export function describeOwnPictures(strapi: Core.Strapi, images: DemoImages, country: Country): Promise<object[]> {
  const pairs = Object.entries(OWN_PICTURES[country]) as [Picture, Picture][];
  return Promise.all(
    pairs.map(async ([picture, instead]) => ({
      picture: await findFileId(strapi, images[picture]),
      instead: await findFileId(strapi, images[instead]),
    })),
  );
}
