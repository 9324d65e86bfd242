import { registry } from '@lumavelo/blocks/registry';
import { describeProblem, findMissingReferences, findProblems } from 'page-format';
import type { DeliveredPage } from './delivered-page.ts';

/**
 * What an editor should repair on a page, as lines for the build's log: found by the checker that also guards
 * publishing, because block types change after a page was published. A page with a problem is still better than none.
 */
export function listWarnings({ document, refs }: Pick<DeliveredPage, 'document' | 'refs'>): string[] {
  const problems = [...findProblems(document, registry), ...findMissingReferences(document, registry, refs)];
  return problems.map((problem) => {
    const { blockId, blockType, path } = problem;
    const place = path.length > 0 ? `, ${path.join('.')}` : '';
    return `Block ${blockId} (${blockType})${place}: ${describeProblem(problem, registry).en}`;
  });
}
