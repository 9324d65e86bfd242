import {
  type AnyBlockDefinition,
  blockStatus,
  DOCUMENT_LIMITS,
  findAreaRule,
  type Registry,
  SYNCED_SECTION,
} from 'page-format';
import type { Searchable } from '../../kit/search.ts';
import { refusalOfType } from '../../model/placement.ts';
import type { AreaAddress, Tree } from '../../model/tree.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';

/** A block that can be chosen, as the palette, the quick inserter and the command palette show it. */
export interface BlockChoice extends Searchable {
  definition: AnyBlockDefinition;
}

/**
 * Every block of the project, in the order of the registry; found by all languages' names, descriptions and synonyms. Synced
 * sections are placed from the sections' own panel.
 */
export function listBlockChoices(registry: Registry, translate: Translate): BlockChoice[] {
  const offered = [...registry.values()].filter(({ type }) => type !== SYNCED_SECTION);
  return offered.map((definition) => {
    const { type, label, description, synonyms = '' } = definition;
    const words = [type, ...Object.values(label), ...Object.values(description), synonyms].join(' ');
    return { definition, label: translate(label), words };
  });
}

/**
 * Why a block may not be inserted now, as a sentence; undefined when it may. A place that was chosen on purpose (an
 * area) has to take the block; after a selected block it always finds a place further out.
 */
export function explainForbidden(
  tree: Tree,
  area: AreaAddress | null,
  type: string,
  registry: Registry,
  { t, translate }: { t: TFunction; translate: Translate },
): string | undefined {
  if (tree.blocks.size >= DOCUMENT_LIMITS.blocks) {
    return t('refused.too-many-blocks', { blocks: DOCUMENT_LIMITS.blocks });
  }
  const refusal = area && refusalOfType(tree, area, type, registry);
  if (!area || !refusal) return undefined;
  const block = translate(registry.get(type)?.label ?? { en: type, de: type });
  const holder = area.block === null ? undefined : tree.blocks.get(area.block);
  const definition = holder && registry.get(holder.type);
  const rule =
    definition && blockStatus(holder, registry) === 'known' ? findAreaRule(definition, holder, area.area) : undefined;
  if (refusal !== 'not-accepted' || !rule?.accepts)
    return t(`refused.${refusal}`, { block, depth: DOCUMENT_LIMITS.depth });
  const allowed = rule.accepts.map((name) => translate(registry.get(name)?.label ?? { en: name, de: name })).join(', ');
  return t('refused.onlyHere', { block, area: translate(rule.label), allowed });
}
