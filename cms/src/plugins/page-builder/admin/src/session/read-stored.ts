import {
  createEmptyDocument,
  type Damage,
  findProblems,
  listOpen,
  migrateDocument,
  type PageDocument,
  type Registry,
  salvageDocument,
} from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import { versionOf } from '../../../shared/version.ts';

/** What the stored value of the field is as a page; an empty one when nothing is stored. */
export interface StoredPage {
  document: PageDocument;
  /** Version of the stored page that this one was made from. */
  version: string;
  /** What of the stored value could not be read; the document has its source. */
  damage: readonly Damage[];
}

/** Reads the field's value. Never writes: what is damaged stays stored as it is until somebody saves. */
export function readStored(value: unknown): StoredPage {
  const { content, envelope } = openEnvelope(value);
  const { document, damage } = salvageDocument(content) ?? { document: createEmptyDocument(), damage: [] };
  return { document, version: envelope.basedOn ?? versionOf(damage.length > 0 ? content : document), damage };
}

export interface PageSummary {
  blocks: number;
  /** Types of the blocks at the top of the page, in order. */
  sections: string[];
  errors: number;
  warnings: number;
}

export function summarise(document: PageDocument, registry: Registry): PageSummary {
  const current = migrateDocument(document, registry);
  const problems = listOpen(findProblems(current, registry), current);
  const errors = problems.filter((problem) => problem.level === 'error').length;
  return {
    blocks: countBlocks(document.blocks),
    sections: document.blocks.map((block) => block.type),
    errors,
    warnings: problems.length - errors,
  };
}

function countBlocks(blocks: PageDocument['blocks']): number {
  return blocks.reduce((count, block) => count + 1 + countBlocks(Object.values(block.areas ?? {}).flat()), 0);
}
