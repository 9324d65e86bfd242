import { type PageBuilderApis, prefixTexts } from 'strapi-plugin-page-builder/admin';
import { library } from './blocks/library.ts';
import { PLUGIN_ID } from './plugin-id.ts';
import { sites } from './sites/sites.ts';
import { en } from './translations/en.ts';
import { loadTexts } from './translations/load-texts.ts';

/** What the editor has of this site wherever it is open, in Strapi or without: blocks, sites, links to pages, templates, sections. */
export function extendEditor(pageBuilder: PageBuilderApis): void {
  pageBuilder.registerBlocks(library);
  pageBuilder.registerSites(sites);
  pageBuilder.registerLinkTarget({ contentType: 'api::page.page', titleField: 'title', contentField: 'content' });
  pageBuilder.registerTemplates({
    name: PLUGIN_ID,
    load: async () => (await import('./templates/ready-made.ts')).pageTemplates,
  });
  pageBuilder.registerSections({
    name: PLUGIN_ID,
    load: async () => (await import('./templates/ready-made.ts')).sectionTemplates,
  });
}

/** The texts of all that, in a language of the admin. */
export async function loadMessages(language: string): Promise<Record<string, string>> {
  return prefixTexts(PLUGIN_ID, (await loadTexts(language)) ?? en);
}
