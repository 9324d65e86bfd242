import {
  type AnyBlockDefinition,
  blockStatus,
  DOCUMENT_LIMITS,
  findAreaRule,
  listAreas,
  type Registry,
  SYNCED_SECTION,
} from 'page-format';
import type { Searchable } from '../../kit/search.ts';
import { refusalOfType } from '../../model/placement.ts';
import type { Selection } from '../../model/selection.ts';
import { type AreaAddress, placeOf, type Tree } from '../../model/tree.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';

/** A block that can be chosen, as the palette, the quick inserter and the command palette show it. */
export interface BlockChoice extends Searchable {
  definition: AnyBlockDefinition;
}

/**
 * Every block of the project, by the alphabet of the person's language; found by all languages' names, descriptions and
 * synonyms. Synced sections are placed from the sections' own panel.
 */
export function listBlockChoices(registry: Registry, translate: Translate): BlockChoice[] {
  const offered = [...registry.values()].filter(({ type }) => type !== SYNCED_SECTION);
  const choices = offered.map((definition) => {
    const { type, label, description, synonyms = '' } = definition;
    const words = [type, ...Object.values(label), ...Object.values(description), synonyms].join(' ');
    return { definition, label: translate(label), words };
  });
  return choices.sort((one, other) => one.label.localeCompare(other.label));
}

/** Blocks that are written, a paragraph before all: what is offered first where a place is made for no others. */
export function listWritten(registry: Registry): readonly string[] {
  const written = [...registry.values()].filter(({ prose }) => prose);
  written.sort((one, other) => Number(Boolean(other.prose?.paragraph)) - Number(Boolean(one.prose?.paragraph)));
  return written.map(({ type }) => type);
}

/**
 * Blocks that a place is there for, where it takes some kinds alone: of the place or the area that was chosen, or else of
 * the selected block, or of the area around it.
 */
export function listMadeFor(
  tree: Tree,
  { area, blocks }: Selection,
  point: AreaAddress | undefined,
  registry: Registry,
): readonly string[] {
  const chosen = point ?? area;
  if (chosen) return acceptedIn(tree, chosen, registry);
  const id = blocks.at(-1) ?? '';
  const block = tree.blocks.get(id);
  const definition = block && registry.get(block.type);
  const own = definition ? listAreas(definition, block.props) : [];
  const inside = own.flatMap(({ name }) => acceptedIn(tree, { block: id, area: name }, registry));
  const around = placeOf(tree, id);
  return inside.length > 0 || !around ? inside : acceptedIn(tree, around, registry);
}

function acceptedIn(tree: Tree, { block, area }: AreaAddress, registry: Registry): readonly string[] {
  const holder = block === null ? undefined : tree.blocks.get(block);
  const definition = holder && registry.get(holder.type);
  if (!definition || blockStatus(holder, registry) !== 'known') return [];
  return findAreaRule(definition, holder, area)?.accepts ?? [];
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
