import { checkShape, DOCUMENT_LIMITS, findAreaRule, type Registry } from 'page-format';
import { expect } from 'vitest';
import { type Action, applyAction } from '../actions/index.ts';
import { documentFromTree } from '../convert.ts';
import { ancestorsOf, childrenOf, type Tree } from '../tree.ts';

/** Proves that a tree hangs together: every block in exactly one place that says so itself, nothing left over. */
export function expectSound(tree: Tree, registry: Registry): void {
  const seen = new Set<string>();
  const visit = (id: string, block: string | null, area: string) => {
    expect(seen.has(id), `${id} stands in two places`).toBe(false);
    seen.add(id);
    expect(tree.parents.get(id)).toEqual({ block, area });
    const entry = tree.blocks.get(id);
    expect(entry?.id).toBe(id);
    for (const [name, children] of Object.entries(entry?.areas ?? {})) {
      for (const child of children) visit(child, id, name);
    }
    const definition = registry.get(entry?.type ?? '');
    if (!entry || !definition) return;
    for (const name of Object.keys(entry.areas ?? {})) {
      if (childrenOf(tree, { block: id, area: name }).length === 0) continue;
      expect(findAreaRule(definition, entry, name), `area ${name} of ${id} belongs to nothing`).toBeDefined();
    }
  };
  for (const id of tree.roots) visit(id, null, '');
  expect(new Set(tree.blocks.keys())).toEqual(seen);
  expect(new Set(tree.parents.keys())).toEqual(seen);
  for (const id of seen) expect(ancestorsOf(tree, id).length).toBeLessThan(DOCUMENT_LIMITS.depth);
  checkShape(documentFromTree(tree));
}

/** Applies actions one after the other and proves the tree sound after each. */
export function run(tree: Tree, registry: Registry, ...actions: Action[]): Tree {
  return actions.reduce((current, action) => {
    const next = applyAction(current, action, registry);
    expectSound(next, registry);
    return next;
  }, tree);
}
