/** What other plugins get of the page builder's admin; everything else is its own affair. */
export { versionOf } from '../../../shared/version.ts';
export { createUseTranslation, type TextValues, type TFunctionOf } from '../text/create-use-translation.ts';
export { prefixTexts } from '../text/prefix-texts.ts';
export { useDescribeFailure } from '../text/use-describe-failure.ts';
export { getPageBuilder, type PageBuilderApis } from './apis.ts';
export type { AskServer, BlockLibrary, BlockRenderer, Islands, TextFill } from './blocks.ts';
export type { OpenPage, PluginCommand, PluginPanel } from './commands.ts';
export { createBlockLibrary, type ProjectBlocks } from './create-block-library.ts';
export type { FieldInputProps } from './field-input.ts';
export type { FieldControlProps, FieldKind } from './field-kinds.ts';
export type { Dictionary, EditorLanguage } from './languages.ts';
export type { LinkTarget } from './link-target.ts';
export type { PageSetting, PageSettingProps } from './page-settings.ts';
export {
  type EntryRequest,
  type EntrySearch,
  filterByText,
  type ListedEntry,
  PICKER_PAGE_SIZE,
  type PickerFilter,
  type PickerSource,
} from './picker-sources.ts';
export type { PagePlace, Site, SiteEntry, Sites } from './sites.ts';
export type { PageTemplate, SectionTemplate, TemplateSet } from './templates.ts';
