/** Scripts that browsers run; data for search engines is none. */
const RUNS_SCRIPTS = /<script(?![^>]*ld\+json)/;

/** Whether a page runs scripts anyway; one that runs none gets none for speed. */
export function runsScripts(html: string): boolean {
  return RUNS_SCRIPTS.test(html);
}
