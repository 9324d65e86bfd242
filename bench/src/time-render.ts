import type { AstroIntegration } from 'astro';

/** How long a phase took, in milliseconds: by the clock, and of processor time, all threads together. */
export interface PhaseTime {
  wall: number;
  processor: number;
}

/**
 * Measures Astro's render phase: from the moment it knows all pages, content loaded, until the last one is written. What
 * comes before (starting, bundling, reading content) is not part of it.
 * @param report is told the time, once
 */
export function timeRender(report: (time: PhaseTime) => void): AstroIntegration {
  let start = 0;
  let startOfProcessor = process.cpuUsage();
  return {
    name: 'time-render',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: async () => prerenderer.setup?.(),
          render: (request, options) => prerenderer.render(request, options),
          teardown: async () => prerenderer.teardown?.(),
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            start = performance.now();
            startOfProcessor = process.cpuUsage();
            return paths;
          },
        }));
      },
      'astro:build:generated': () => {
        const { user, system } = process.cpuUsage(startOfProcessor);
        report({ wall: performance.now() - start, processor: (user + system) / 1000 });
      },
    },
  };
}
