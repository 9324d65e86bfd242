import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** The files of `src/islands`, by block type. Astro has to see each `client:*` directive in source, hence the files. */
const modules = import.meta.glob<{ default: AstroComponentFactory }>('../islands/*.astro', { eager: true });

const components = new Map(
  Object.entries(modules).map(([path, module]) => [path.slice('../islands/'.length, -'.astro'.length), module.default]),
);

/**
 * The component that wakes a block in the browser.
 * @throws Error when an interactive block has no file in `src/islands`
 */
export function islandComponent(type: string): AstroComponentFactory {
  const component = components.get(type);
  if (component) return component;
  throw new Error(
    `The block ${type} is interactive, but web/src/islands/${type}.astro is missing. Add it, with the client directive that says when the block wakes.`,
  );
}
