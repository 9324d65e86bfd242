import { safeHref } from './links.ts';

/** Where a video comes from, as its address tells. */
export interface VideoSource {
  provider: 'YouTube' | 'Vimeo' | 'file';
  /** What a player loads: an embed page of the provider that sets no cookies before playing, or the file. */
  player: string;
  /** Where the video can be watched without us. */
  page: string;
}

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * Recognizes a video by the address an editor pasted: any of the forms YouTube and Vimeo hand out, or a file.
 * @returns undefined for addresses that are not allowed, or that lead to a provider but to no video
 */
export function recognizeVideo(address: string): VideoSource | undefined {
  const href = safeHref(address);
  if (/^\/(?!\/)/.test(href)) return file(href);
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.hostname === 'youtu.be') return youtube(url.pathname.slice(1), url);
  if (YOUTUBE_HOSTS.test(url.hostname)) return youtube(youtubeId(url), url);
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return vimeo(url);
  return file(url.href);
}

function file(href: string): VideoSource {
  return { provider: 'file', player: href, page: href };
}

function youtubeId(url: URL): string {
  const [, kind, id = ''] = url.pathname.split('/');
  return ['embed', 'shorts', 'live', 'v'].includes(kind ?? '') ? id : (url.searchParams.get('v') ?? '');
}

function youtube(id: string, url: URL): VideoSource | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return {
    provider: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  };
}

/** `vimeo.com/76979871`, unlisted `vimeo.com/76979871/8272103f6e`, `player.vimeo.com/video/…`, `vimeo.com/channels/…/…`. */
function vimeo(url: URL): VideoSource | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  const place = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  if (place < 0) return undefined;
  const id = parts[place];
  const given = parts[place + 1] ?? url.searchParams.get('h') ?? '';
  const hash = /^[0-9a-f]{8,16}$/i.test(given) ? given : '';
  return {
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
}

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function seconds(time: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '');
  if (!parts) return 0;
  const [, hours = 0, minutes = 0, rest = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
