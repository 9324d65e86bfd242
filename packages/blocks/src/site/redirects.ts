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

/**
 * Follows redirects that lead to other redirects, so that a visitor is led once. Where a page is, it stays: what leads
 * away from there is left out.
 */
export function followRedirects(
  redirects: readonly Redirect[],
  isPage: (path: string) => boolean = () => false,
): FollowedRedirects {
  const byPath = new Map(redirects.filter(({ from }) => !isPage(from)).map((redirect) => [redirect.from, redirect]));
  const followed: FollowedRedirects = { redirects: [], loops: [] };
  for (const start of byPath.values()) {
    const trail = [start.from];
    let { to, permanent } = start;
    for (let next = byPath.get(pathOf(to)); next; next = byPath.get(pathOf(to))) {
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

/** The path of a target on the same site; what is elsewhere is no path of this site's redirects. */
function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}
