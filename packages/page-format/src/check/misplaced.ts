import type { AnyBlockDefinition, AreaRule } from '../block/define-block.ts';
import { blockStatus, migrateBlock } from '../block/migrate.ts';
import { accepts, listAreas, type Registry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { type EditorText, translate } from '../text/text.ts';
import type { Problem } from './problem.ts';

/** The area a block stands in. */
export interface Holder {
  definition: AnyBlockDefinition;
  rule: AreaRule;
}

/** Why a block may not stand in an area, with what may; undefined when it may. */
export function explainMisplacement(block: Block, { definition, rule }: Holder): EditorText | undefined {
  if (accepts(rule, block.type)) return undefined;
  const allowed = (rule.accepts ?? []).join(', ');
  return {
    en: `${block.type} is not allowed in "${rule.label.en}" of ${definition.label.en}. Allowed there: ${allowed}. Move it out.`,
    de: `${block.type} ist in „${translate(rule.label, 'de')}“ von ${translate(definition.label, 'de')} nicht erlaubt. Erlaubt sind dort: ${allowed}. Bitte verschieben.`,
    nl: `${block.type} is niet toegestaan in “${translate(rule.label, 'nl')}” van ${translate(definition.label, 'nl')}. Toegestaan zijn daar: ${allowed}. Verplaats het.`,
    fr: `${block.type} n’est pas autorisé dans « ${translate(rule.label, 'fr')} » de ${translate(definition.label, 'fr')}. Blocs autorisés : ${allowed}. Déplacez-le.`,
  };
}

/**
 * The blocks that stand where they may not in one document and not in the other, as the problems `findProblems` names.
 * A block counts as standing there before when the other document has it in the same area of the same block, so that a
 * page which came to hold one, because a rule was changed, is no worse for being written back.
 * @param before documents that were accepted once; none for a new page
 */
export function findNewMisplacements(
  document: PageDocument,
  before: readonly PageDocument[],
  registry: Registry,
): Problem[] {
  const known = new Set(before.flatMap((each) => [...listMisplaced(each, registry)].map(({ place }) => place)));
  return [...listMisplaced(document, registry)].filter(({ place }) => !known.has(place)).map(({ problem }) => problem);
}

/** Like `findProblems`, leaves out what is in blocks that are kept as they are and in areas without an owner. */
function* listMisplaced(
  { blocks }: Pick<PageDocument, 'blocks'>,
  registry: Registry,
): Generator<{ place: string; problem: Problem }> {
  for (const block of blocks) {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') continue;
    for (const { name, rule } of listAreas(definition, migrateBlock(block, registry).props)) {
      const children = block.areas?.[name] ?? [];
      for (const child of children) {
        const message = explainMisplacement(child, { definition, rule });
        if (!message) continue;
        const problem: Problem = { level: 'error', blockId: child.id, blockType: child.type, path: [], message };
        yield { place: JSON.stringify([block.id, name, child.id, child.type]), problem };
      }
      yield* listMisplaced({ blocks: children }, registry);
    }
  }
}
