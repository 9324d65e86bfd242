import { registry as blocks } from '@lumavelo/blocks/registry';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { getRegistry } from 'strapi-plugin-page-builder/server';
import { findDeadLinks } from './find-dead-links.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { findScripts } from './find-scripts.ts';
import { PUBLIC_ENTRIES } from './public-entries.ts';
import { PAGE_TYPE, PAGES, SITES } from './site.ts';

/** Tells the page builder what only this site knows. */
export function registerWithPageBuilder(strapi: Core.Strapi): void {
  const registry = getRegistry(strapi);
  registry.addBlocks(blocks.values(), blocks.checks);
  registry.setSites(SITES);
  registry.addPageType(PAGE_TYPE, PAGES);
  for (const [uid, attributes] of Object.entries(PUBLIC_ENTRIES)) registry.addEntryType(uid, attributes);
  registry.addCheck({
    on: 'publish',
    find: ({ document, sites }) => findScripts(strapi, document, sites as Country[]),
  });
  registry.addCheck({
    on: 'publish',
    find: ({ document, sites }) => findDeadLinks(strapi, document, sites as Country[]),
  });
  registry.addCheck({
    on: 'publish',
    find: ({ uid, document, entry, locale, sites }) =>
      uid === PAGE_TYPE ? findPlaceholders(strapi, document, entry, locale, sites as Country[]) : [],
  });
  registry.addCheck({
    on: 'edit',
    find: ({ uid, entry, locale, sites }) =>
      uid === PAGE_TYPE ? findDuplicates(strapi, entry, locale, sites as Country[]) : [],
  });
}
