import type { Core } from '@strapi/strapi';
import { recognizeVideo } from 'page-format';
import { z } from 'zod';
import { readBounded } from './read-bounded.ts';

/** Addresses of oEmbed endpoints by provider; an empty one asks nobody. */
export interface OembedEndpoints {
  YouTube: string;
  Vimeo: string;
}

export const OEMBED_ENDPOINTS: OembedEndpoints = {
  YouTube: 'https://www.youtube.com/oembed',
  Vimeo: 'https://vimeo.com/api/oembed.json',
};

/** What an editor sees of a video that stands elsewhere. */
export interface VideoPreview {
  provider: string;
  title: string;
  author: string;
  /** Address of a still picture, https only; empty when there is none. */
  thumbnail: string;
}

const TIME_LIMIT_MS = 5_000;
const SIZE_LIMIT = 64 * 1024;

const OEMBED_RESPONSE = z.object({
  title: z.string().max(1_000).default(''),
  author_name: z.string().max(1_000).default(''),
  thumbnail_url: z.string().max(2_000).default(''),
});

/** What editors see of videos that stand elsewhere. */
export function createVideoPreviewService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** @returns undefined where the video's host says nothing of it */
    load: (address: string) =>
      loadVideoPreview(address, strapi.config.get('plugin::page-builder.oembed', OEMBED_ENDPOINTS)),
  };
}

/**
 * Asks the video's host what it is, by oEmbed (https://oembed.com).
 *
 * Nobody can make the CMS call an address of their choice: the host that is asked comes from the configuration, it is
 * given an address that we made from the video's id, redirects are not followed, and the response is bounded in time and
 * size.
 * @param address as an editor typed it
 * @returns undefined for addresses of no known host, for videos it does not know, and when its response is no good
 */
export async function loadVideoPreview(address: string, endpoints: OembedEndpoints): Promise<VideoPreview | undefined> {
  const video = recognizeVideo(address);
  if (!video || video.provider === 'file') return undefined;
  const endpoint = endpoints[video.provider];
  if (endpoint === '') return undefined;
  const question = new URL(endpoint);
  question.searchParams.set('url', video.page);
  question.searchParams.set('format', 'json');
  const response = await fetchJson(question).catch(() => undefined);
  const parsed = OEMBED_RESPONSE.safeParse(response);
  if (!parsed.success) return undefined;
  const { title, author_name: author, thumbnail_url: thumbnail } = parsed.data;
  return { provider: video.provider, title, author, thumbnail: isHttps(thumbnail) ? thumbnail : '' };
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    headers: { Accept: 'application/json' },
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await readBounded(response, SIZE_LIMIT);
  return text === undefined ? undefined : JSON.parse(text);
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
