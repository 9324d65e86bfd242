import type { Registry } from 'page-format';
import type { Delivery } from '../delivery/create-delivery.ts';
import { explainDamage, listWarnings, type ReadPage } from '../delivery/list-warnings.ts';

/** Where pages come from, and the blocks to check them against. */
interface Site<P> {
  delivery: Pick<Delivery<P>, 'readPages'>;
  renderer: { registry: Registry };
}

/**
 * Every published page, for `getStaticPaths`. What an editor should know goes to the log, a sentence each: pages that are
 * left out because they are damaged, and what is wrong with blocks of the others.
 * @throws DeliveryError when the CMS cannot be read
 */
export async function loadPages<P extends ReadPage>({ delivery, renderer }: Site<P>): Promise<P[]> {
  const { pages, damaged } = await delivery.readPages();
  for (const page of damaged) console.warn(explainDamage(page));
  for (const page of pages) {
    for (const warning of listWarnings(page, renderer.registry)) console.warn(`The page "${page.title}": ${warning}`);
  }
  return pages;
}
