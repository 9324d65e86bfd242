import type { Field } from '../block/field.ts';
import { blockStatus, migrateBlock } from '../block/migrate.ts';
import { readProps } from '../block/props.ts';
import type { Registry } from '../block/registry.ts';
import type { PageDocument } from '../document/document.ts';
import { forVisitors } from '../document/for-visitors.ts';
import { walk } from '../document/walk.ts';
import type { EditorText } from '../text/text.ts';

/** A place on a page that links can lead to. */
export interface PageAnchor {
  /** Without `#`. */
  name: string;
  /** What kind of block stands there. */
  block: EditorText;
}

/** The anchors of a page that visitors get, in reading order, each once. Expects a document that passed `checkShape`, migrated or not. */
export function listAnchors(document: PageDocument, registry: Registry): PageAnchor[] {
  const found = new Map<string, PageAnchor>();
  for (const { block } of walk(forVisitors(document))) {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') continue;
    const props = readProps(definition, migrateBlock(block, registry).props);
    for (const [name, field] of Object.entries<Field>(definition.props)) {
      const value = props[name];
      if (!field.uniqueOnPage || typeof value !== 'string' || value === '' || found.has(value)) continue;
      found.set(value, { name: value, block: definition.label });
    }
  }
  return [...found.values()];
}
