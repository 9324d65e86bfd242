/** Sites that are written otherwise than their address. */
const NAMES: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'strava.com': 'Strava',
  'komoot.com': 'Komoot',
  'xing.com': 'Xing',
  'bsky.app': 'Bluesky',
};

/** What a site is called that a profile of the company is on: its name, or else its host, such as `bikes.social`. */
export function nameSite(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m|nl|de|fr|at|be)\./, '');
  return NAMES[host] ?? host;
}
