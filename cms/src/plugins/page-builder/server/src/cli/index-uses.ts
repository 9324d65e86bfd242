import type { Core } from '@strapi/strapi';
import { getService } from '../services/index.ts';

/** Reads every page for what it uses and how far it is translated, and prints how much of the uses that were known was wrong. */
export async function indexUses(strapi: Core.Strapi, write: (line: string) => void): Promise<void> {
  const { read, changed } = await getService(strapi, 'uses').rebuild();
  await getService(strapi, 'translations').rebuild();
  const versions = read === 1 ? 'One version of a page was' : `${read} versions of pages were`;
  write(`${versions} read: ${changed === 0 ? 'what was known was right' : `${changed} were noted anew`}.`);
}
