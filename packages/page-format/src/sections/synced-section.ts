import { createBlock } from '../block/create-block.ts';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry, type Registry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { SECTION_TYPE } from '../references/references.ts';
import { sectionReference } from './section-reference.ts';

/**
 * A saved section that stands on a page as itself. Visitors get the section's blocks in its place (see `composePage`), so
 * sites know nothing of it. What this place has otherwise than the section are properties of the block, each under the name
 * that `differenceKey` gives: so two people's changes are merged, undone and compared one by one, as all properties are.
 */
export const SYNCED_SECTION = 'SyncedSection';

/** The type's declaration; `withSyncedSections` adds it to the blocks of a project. */
export const syncedSection = defineBlock({
  type: SYNCED_SECTION,
  category: 'sections',
  label: { en: 'Section', de: 'Abschnitt', nl: 'Sectie', fr: 'Section' },
  description: {
    en: 'A saved section, the same on every page that shows it.',
    de: 'Ein gespeicherter Abschnitt, auf jeder Seite gleich.',
    nl: 'Een opgeslagen sectie, op elke pagina hetzelfde.',
    fr: 'Une section enregistrée, la même sur chaque page.',
  },
  icon: 'Link',
  props: {
    section: sectionReference,
  },
});

/** The blocks of a project and the synced section, which is in none of the palette's categories: sections have a panel. */
export function withSyncedSections(registry: Registry): Registry {
  if (registry.get(SYNCED_SECTION) === syncedSection) return registry;
  const definitions = [...registry.values(), syncedSection];
  const { categories, checks } = registry;
  const all = createRegistry(definitions, [...categories, { name: 'sections', label: syncedSection.label }], checks);
  return Object.assign(all, { categories });
}

/** A new block that stands for a section. */
export function createSyncedSection({ documentId, name }: { documentId: string; name: string }): Block {
  return createBlock(syncedSection, { section: { $ref: SECTION_TYPE, documentId, snapshot: { name } } });
}

/** The name that a section had when it was placed; empty where that is not known. */
export function readSectionName({ props }: Pick<Block, 'props'>): string {
  const { snapshot } = (props.section ?? {}) as { snapshot?: { name?: unknown } };
  return typeof snapshot?.name === 'string' ? snapshot.name : '';
}

/** The id of the section that a block stands for; undefined for any other block, and for one without a section. */
export function readSectionId({ type, props }: Pick<Block, 'type' | 'props'>): string | undefined {
  if (type !== SYNCED_SECTION) return undefined;
  const { $ref, documentId } = (props.section ?? {}) as { $ref?: unknown; documentId?: unknown };
  return $ref === SECTION_TYPE && typeof documentId === 'string' ? documentId : undefined;
}

/** The ids of the sections that stand on a page as themselves, each once. */
export function listSectionIds(document: PageDocument): string[] {
  const ids = new Set<string>();
  for (const { block } of walk(document)) {
    const id = readSectionId(block);
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

/**
 * In a section: the properties of a block that may differ where the section is used, as a list of their names. It stands
 * among the block's properties, under a name that no declaration can have.
 */
export const MAY_DIFFER = '$mayDiffer';

/** The names of a block's properties that may differ, as far as they can be read. */
export function listMayDiffer({ props }: Pick<Block, 'props'>): readonly string[] {
  const stored = props[MAY_DIFFER];
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string' && !name.startsWith('$')) : [];
}

/** Name of a synced section's property that holds the value of a property of one of the section's blocks. */
export function differenceKey(blockId: string, property: string): string {
  return `${blockId}/${property}`;
}

/** The block and the property that a difference is about; undefined for the name of any other property. */
export function readDifferenceKey(name: string): { blockId: string; property: string } | undefined {
  const slash = name.indexOf('/');
  return slash < 1 ? undefined : { blockId: name.slice(0, slash), property: name.slice(slash + 1) };
}
