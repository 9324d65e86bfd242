import { anchorLinks, type BlockScripts, createRegistry, oneMainHeading, scriptBudget } from 'page-format';
import { definitions } from './generated/definitions.ts';
import { knownPlaceholders } from './placeholders/check-placeholders.ts';
import scripts from './site/block-scripts.json' with { type: 'json' };
import { CATEGORIES } from './site/define-block.ts';
import { LAYOUT_ANCHORS } from './site/link-targets.ts';
import { findPageKind, PAGE_BUDGETS } from './site/page-budgets.ts';

/** What blocks weigh, as `pnpm weigh:blocks` measured it on a built site. */
export const BLOCK_SCRIPTS: readonly BlockScripts[] = scripts;

/** Every block of this site, and what is checked of its pages as a whole. */
export const registry = createRegistry(definitions, CATEGORIES, [
  oneMainHeading,
  anchorLinks(LAYOUT_ANCHORS),
  knownPlaceholders,
  scriptBudget(BLOCK_SCRIPTS, (types) => PAGE_BUDGETS[findPageKind(types)].script),
]);
