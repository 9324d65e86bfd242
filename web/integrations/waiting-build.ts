import { once } from 'node:events';
import type { AstroIntegration } from 'astro';

/**
 * With `WAITING_BUILD`, a build waits when it has loaded the site's code, and goes on when its parent says so; what it
 * takes from the release before comes with that word. The publisher begins builds ahead of the changes that they publish
 * (`publisher/src/astro-build.ts`).
 */
export function waitingBuild(): AstroIntegration {
  return {
    name: 'waiting-build',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (!process.env.WAITING_BUILD) return;
        setPrerenderer((prerenderer) => {
          const { setup } = prerenderer;
          return Object.assign(prerenderer, {
            async setup() {
              await setup?.();
              await waitForWord();
            },
          });
        });
      },
    },
  };
}

async function waitForWord(): Promise<void> {
  // Nothing else keeps the process alive meanwhile.
  process.channel?.ref();
  process.send?.('ready');
  const [{ pageListings }] = (await once(process, 'message')) as [{ pageListings?: string }];
  process.channel?.unref();
  if (pageListings) process.env.PAGE_LISTINGS = pageListings;
}
