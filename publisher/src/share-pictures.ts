/**
 * Pictures that stand for pages where their addresses are shared: the page's title on the colours of the brand. A page
 * names its picture in its head; here they are drawn, each once for all builds and countries. Nobody waits for many of
 * them: a build draws a handful itself, and leaves more to whoever calls `drawRest` once the release is live.
 */
import { copyFile, link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_PICTURES_FOLDER } from '@lumavelo/blocks/site';
import { drawSharePicture } from './draw-share-picture.ts';
import { writeWhole } from './state-files.ts';

/** Titles by the name of their picture's file. */
export type SharePictures = ReadonlyMap<string, string>;

/** How many pictures a build waits for; a picture takes about 40 ms. */
const FEW = 12;

const TITLE = /<meta property="og:title" content="([^"]*)"/;
const PICTURE = new RegExp(`<meta property="og:image" content="[^"]*/${SHARE_PICTURES_FOLDER}/([0-9a-f]{20}\\.jpg)">`);

/** The picture that a page names, and its title; undefined where an editor chose one, or the page has none. */
export function findSharePicture(html: string): [name: string, title: string] | undefined {
  const name = PICTURE.exec(html)?.[1];
  const title = TITLE.exec(html)?.[1];
  return name && title ? [name, decodeEntities(title)] : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity] as string).replaceAll('&amp;', '&');
}

/**
 * Puts the pictures of a new release beside its pages: those that were drawn before, and the others when they are few.
 * @param sites folder that all country sites stand in; drawn pictures are kept in its cache
 * @returns those that are still to be drawn
 */
export async function putPictures(sites: string, release: string, pictures: SharePictures): Promise<SharePictures> {
  const missing = new Map<string, string>();
  await mkdir(join(release, SHARE_PICTURES_FOLDER), { recursive: true });
  const putOrMiss = async ([name, title]: [string, string]) => {
    if (!(await putPicture(sites, release, name))) missing.set(name, title);
  };
  await Promise.all([...pictures].map(putOrMiss));
  if (missing.size > FEW) return missing;
  await drawRest(sites, release, missing);
  return new Map();
}

/**
 * Draws pictures into a release that may be live already; nothing that visitors have is touched.
 * @param signal ends the work early; the next build goes on with it
 */
export async function drawRest(
  sites: string,
  release: string,
  pictures: SharePictures,
  signal?: AbortSignal,
): Promise<void> {
  const folder = join(sites, '.cache', SHARE_PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  await mkdir(join(release, SHARE_PICTURES_FOLDER), { recursive: true });
  for (const [name, title] of pictures) {
    if (signal?.aborted) return;
    writeWhole(join(folder, name), await drawSharePicture(title));
    await putPicture(sites, release, name);
  }
}

/**
 * The release's folder of pictures must be there.
 * @returns whether the picture was there to put
 */
async function putPicture(sites: string, release: string, name: string): Promise<boolean> {
  const from = join(sites, '.cache', SHARE_PICTURES_FOLDER, name);
  const to = join(release, SHARE_PICTURES_FOLDER, name);
  // Links do not reach across disks; a copy always works.
  const put = link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    if (error.code !== 'EEXIST') return copyFile(from, to);
  });
  return put.then(
    () => true,
    () => false,
  );
}
