import type { AstroIntegration } from 'astro';

/**
 * Measures Astro's render phase: from the moment it knows all pages, content loaded, until the last one is written. What
 * comes before (starting, bundling, reading content) is not part of it.
 * @param report is told the milliseconds
 */
export function timeRender(report: (milliseconds: number) => void): AstroIntegration {
  let start = Number.NaN;
  return {
    name: 'time-render',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: () => prerenderer.setup?.(),
          render: (request, options) => prerenderer.render(request, options),
          teardown: () => prerenderer.teardown?.(),
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            start = performance.now();
            return paths;
          },
        }));
      },
      'astro:build:generated': () => report(performance.now() - start),
    },
  };
}
