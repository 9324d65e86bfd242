import { normalisePath } from './own-addresses.ts';

/** One way from an address where no page is to another one. */
export interface Redirect {
  /** Path on the site, without a slash at its end. */
  from: string;
  /** A path on the site, with what follows `?` and `#`, or a complete address elsewhere. */
  to: string;
  /** True when browsers and search engines may forget the old address. */
  permanent: boolean;
}

export interface FollowedRedirects {
  /** Each leads to the end of its way at once. */
  redirects: Redirect[];
  /** Ways that never end, by the addresses on them, the first again at the end. */
  loops: string[][];
}

/** Follows redirects that lead to other redirects, so that a visitor is led once. */
export function followRedirects(redirects: readonly Redirect[]): FollowedRedirects {
  const byPath = new Map(redirects.map((redirect) => [normalisePath(redirect.from), redirect]));
  const followed: FollowedRedirects = { redirects: [], loops: [] };
  for (const start of byPath.values()) {
    const trail = [start.from];
    let { to, permanent } = start;
    for (let next = find(byPath, to); next; next = find(byPath, to)) {
      const isLoop = trail.includes(next.from);
      trail.push(next.from);
      if (isLoop) break;
      to = next.to;
      permanent &&= next.permanent;
    }
    if (new Set(trail).size < trail.length) followed.loops.push(trail);
    else followed.redirects.push({ from: start.from, to, permanent });
  }
  return followed;
}

/** The redirect that a target leads to, where it is an address of the same site. */
function find(byPath: ReadonlyMap<string, Redirect>, to: string): Redirect | undefined {
  return isElsewhere(to) ? undefined : byPath.get(normalisePath(to.replace(/[?#].*$/, '')));
}

/** True for a target that is a complete address. */
export function isElsewhere(to: string): boolean {
  return !to.startsWith('/');
}
