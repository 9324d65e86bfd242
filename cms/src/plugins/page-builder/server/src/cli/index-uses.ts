import type { Core } from '@strapi/strapi';
import { getService } from '../services/index.ts';

/** Reads every page for what it uses, and prints how much of what was known was wrong. */
export async function indexUses(strapi: Core.Strapi, write: (line: string) => void): Promise<void> {
  const { read, changed } = await getService(strapi, 'uses').rebuild();
  const versions = read === 1 ? 'One version of a page was' : `${read} versions of pages were`;
  write(`${versions} read: ${changed === 0 ? 'what was known was right' : `${changed} were noted anew`}.`);
}
