import type { StrapiApp } from '@strapi/strapi/admin';
import { PLUGIN_ID } from '../plugin-id.ts';
import { type BlockLibrary, blocks } from './blocks.ts';
import { type PluginCommand, type PluginPanel, pluginCommands, pluginPanels } from './commands.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';
import { type EditorLanguage, languages } from './languages.ts';
import { type LinkTarget, registerLinkTarget } from './link-target.ts';
import { type PageSetting, pageSettings } from './page-settings.ts';
import { type PickerSource, pickerSources } from './picker-sources.ts';
import { registerSites, type Sites } from './sites.ts';
import { type SectionTemplate, sectionSets, type TemplateSet, templateSets } from './templates.ts';

/**
 * What other plugins add to the page builder, in their `bootstrap`; see `getPageBuilder`. Whatever is registered twice
 * is refused with an Error that says what, and by whom.
 */
export interface PageBuilderApis {
  /** The project's blocks. Without them no page can be opened. */
  registerBlocks(library: BlockLibrary): void;
  /** The sites that show pages, and the languages that pages are written in. */
  registerSites(sites: Sites): void;
  /** The content type that links lead to by reference. */
  registerLinkTarget(target: LinkTarget): void;
  /** How entries of a content type are searched for, in place of the Content Manager's own search. */
  registerPickerSource(source: PickerSource): void;
  /** Pages to start from. */
  registerTemplates(templates: TemplateSet): void;
  /** Parts of pages to insert, in the panel of sections. */
  registerSections(sections: TemplateSet<SectionTemplate>): void;
  /** The control of a kind of field that the editor does not know. */
  registerFieldKind(kind: FieldKind): void;
  registerCommand(command: PluginCommand): void;
  registerPanel(panel: PluginPanel): void;
  /** A part of the page settings, below the entry's own fields. */
  registerPageSetting(setting: PageSetting): void;
  /** A language of the admin that the page builder does not bring. */
  registerLanguage(language: EditorLanguage): void;
}

export const apis: PageBuilderApis = {
  registerBlocks: blocks.register,
  registerSites,
  registerLinkTarget,
  registerPickerSource: pickerSources.add,
  registerTemplates: templateSets.add,
  registerSections: sectionSets.add,
  registerFieldKind: fieldKinds.add,
  registerCommand: pluginCommands.add,
  registerPanel: pluginPanels.add,
  registerPageSetting: pageSettings.add,
  registerLanguage: languages.add,
};

/**
 * The page builder of an admin, for plugins that add to it.
 * @param app what Strapi hands to a plugin's `bootstrap`
 * @throws Error when the page builder is not enabled
 */
export function getPageBuilder(app: Pick<StrapiApp, 'getPlugin'>): PageBuilderApis {
  const plugin: ReturnType<StrapiApp['getPlugin']> | undefined = app.getPlugin(PLUGIN_ID);
  if (!plugin) throw new Error(`The plugin "${PLUGIN_ID}" is not enabled: see config/plugins of the project.`);
  return plugin.apis as unknown as PageBuilderApis;
}
