import type { ClientDirective } from 'astro';

/** How far from the screen islands wake. */
const NEARNESS = '200px';

/** Runs in visitors' browsers, once for every island; see `near-directive.ts`. */
const near: ClientDirective = (load, _options, element) => {
  const sight = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      const wake = await load();
      await new Promise((resolve) => setTimeout(resolve));
      await wake();
    },
    { rootMargin: NEARNESS },
  );
  // The island itself has no box; what it holds has.
  for (const child of element.children) sight.observe(child);
};

export default near;
