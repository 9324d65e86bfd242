import type { Registry } from 'page-format';
import type { Delivery } from './create-delivery.ts';
import { explainDamage, listWarnings, type ReadPage } from './list-warnings.ts';

/**
 * Every published page, for `getStaticPaths`. What an editor should know goes to the log, a sentence each: pages that are
 * left out because they are damaged, and what is wrong with blocks of the others.
 * @param registry the project's blocks, to check the pages against
 * @throws DeliveryError when the CMS cannot be read
 */
export async function loadPages<P extends ReadPage>(delivery: Delivery<P>, registry: Registry): Promise<P[]> {
  const { pages, damaged } = await delivery.readPages();
  for (const page of damaged) console.warn(explainDamage(page));
  for (const page of pages) {
    for (const warning of listWarnings(page, registry)) console.warn(`The page "${page.title}": ${warning}`);
  }
  return pages;
}
