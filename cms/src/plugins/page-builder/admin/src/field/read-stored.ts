import {
  createEmptyDocument,
  DocumentError,
  findProblems,
  migrateDocument,
  type PageDocument,
  readDocument,
} from '@lumavelo/blocks/core';
import { registry } from '@lumavelo/blocks/registry';
import { openEnvelope } from '../../../shared/envelope.ts';
import { versionOf } from '../../../shared/version.ts';

/** What the stored value of the field is: a page (an empty one when nothing is stored), or refused with the reason. */
export type StoredPage =
  | {
      document: PageDocument;
      /** Version of the stored page that this one was made from. */
      version: string;
      refusal?: never;
    }
  | { document?: never; refusal: string };

/** Reads the field's value. Never writes: a value that is refused stays stored as it is. */
export function readStored(value: unknown): StoredPage {
  try {
    const { content, envelope } = openEnvelope(value);
    const document = readDocument(content) ?? createEmptyDocument();
    return { document, version: envelope.basedOn ?? versionOf(document) };
  } catch (error) {
    if (error instanceof DocumentError) return { refusal: error.message };
    throw error;
  }
}

export interface PageSummary {
  blocks: number;
  /** Types of the blocks at the top of the page, in order. */
  sections: string[];
  errors: number;
  warnings: number;
}

export function summarise(document: PageDocument): PageSummary {
  const problems = findProblems(migrateDocument(document, registry), registry);
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
