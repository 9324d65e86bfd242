import { once } from 'node:events';
import type { Delivery } from 'page-builder-astro/delivery';

/**
 * With `WAITING_BUILD`, a build reads nothing of the CMS before its parent says so; what it takes from the release before
 * comes with that word. The publisher begins builds ahead of the changes that they publish
 * (`publisher/src/astro-build.ts`). Until the word comes, the site's code is loaded and, with `READ_AHEAD`, the pages are
 * read.
 */
export function waitForWord<Site>(delivery: Delivery<Site>): Delivery<Site> {
  if (!process.env.WAITING_BUILD) return delivery;
  const afterWord =
    <Parameters extends unknown[], Result>(read: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters): Promise<Result> => {
      word ??= prepare(delivery);
      await word;
      return read(...parameters);
    };
  return {
    ...delivery,
    readPages: afterWord(delivery.readPages),
    readPage: afterWord(delivery.readPage),
    readJson: afterWord(delivery.readJson),
    readResponses: afterWord(delivery.readResponses),
  };
}

/** Comes once, to the process. */
let word: Promise<void> | undefined;

async function prepare(delivery: Pick<Delivery, 'readAhead'>): Promise<void> {
  // Nothing else keeps the process alive meanwhile.
  process.channel?.ref();
  if (process.env.READ_AHEAD) await delivery.readAhead();
  process.send?.('ready');
  const [{ pageListings }] = (await once(process, 'message')) as [{ pageListings?: string }];
  process.send?.('heard');
  process.channel?.unref();
  if (pageListings) process.env.PAGE_LISTINGS = pageListings;
}
