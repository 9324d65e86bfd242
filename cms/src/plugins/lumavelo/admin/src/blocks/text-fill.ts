import type { FactsResponse, SiteSettingsResponse } from '@lumavelo/blocks/contract';
import {
  createFiller,
  isPlaceholderName,
  type Replace,
  replaceInBlock,
  replaceInReferences,
} from '@lumavelo/blocks/placeholders';
import { registry } from '@lumavelo/blocks/registry';
import { type Country, showOwnPictures } from '@lumavelo/blocks/site';
import type { AskServer, PagePlace, TextFill } from 'strapi-plugin-page-builder/admin';

/** Facts of the country that the canvas imitates, in the place of `{{bikes}}` and the like; and its own pictures. */
export async function loadTextFill({ site, lang }: PagePlace, get: AskServer): Promise<TextFill> {
  const [facts, settings] = await Promise.all([
    get<FactsResponse>(`/api/facts?country=${site}`),
    get<SiteSettingsResponse>(`/api/site?country=${site}`),
  ]);
  const own = settings.data.data?.ownPictures ?? [];
  const fill = createFiller(facts.data.data, { country: site as Country, lang });
  // What is no name stays in its braces, so that its writer sees the slip.
  const replace: Replace = (name) => (isPlaceholderName(name) ? fill(name) : `{{${name}}}`);
  return {
    block: (block) => replaceInBlock(block, registry, replace),
    references: (refs) => showOwnPictures(replaceInReferences(refs, replace), own),
  };
}
