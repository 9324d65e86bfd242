import type { Plugin } from 'vite';

/**
 * Lets scripts that come late fetch their parts one after the other, as `build.modulePreload: false` does in Vite: to
 * announce them all at once, with a `<link>` for each, is one long task on a telephone. A plugin says it because Astro
 * sets that option itself, after what a project says.
 */
export function unannouncedScripts(): Plugin {
  return { name: 'unannounced-scripts', config: () => ({ build: { modulePreload: false } }) };
}
