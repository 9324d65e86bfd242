import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type Modules = Record<string, { default: AstroComponentFactory }>;

/** Astro has to see each `client:*` directive in source, hence a file per interactive block in `src/islands`. */
const islands = byType(import.meta.glob('../islands/*.astro', { eager: true }) as Modules);

/** Astro has to see each script in source, hence a file per block with a custom element in `src/elements`. */
const elements = byType(import.meta.glob('../elements/*.astro', { eager: true }) as Modules);

function byType(modules: Modules): ReadonlyMap<string, AstroComponentFactory> {
  return new Map(
    Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.astro$/g, ''), module.default] as const),
  );
}

/**
 * The component that wakes a block in the browser.
 * @throws Error when an interactive block has no file in `src/islands`
 */
export function islandComponent(type: string): AstroComponentFactory {
  return find(islands, type, 'islands', 'the client directive that says when the block wakes');
}

/**
 * The component that brings a block's custom element along.
 * @throws Error when a block with an element has no file in `src/elements`
 */
export function elementComponent(type: string): AstroComponentFactory {
  return find(elements, type, 'elements', 'a script that imports the element');
}

function find(components: ReadonlyMap<string, AstroComponentFactory>, type: string, folder: string, content: string) {
  const component = components.get(type);
  if (component) return component;
  throw new Error(
    `The block ${type} has a script, but web/src/${folder}/${type}.astro is missing. Add it, with ${content}.`,
  );
}
