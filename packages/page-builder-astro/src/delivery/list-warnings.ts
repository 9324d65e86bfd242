import { describeProblem, findMissingReferences, findProblems, listOpen, type Registry } from 'page-format';
import type { DamagedPage } from 'page-format/delivery';
import type { Page } from './read-responses.ts';

export type ReadPage = Pick<Page, 'title' | 'document' | 'refs'>;

/**
 * What an editor should repair on a page, as lines for the build's log: found by the checker that also guards
 * publishing, because block types change after a page was published. A page with a problem is still better than none.
 * Advice that editors have put aside is left out.
 */
export function listWarnings({ document, refs }: Pick<ReadPage, 'document' | 'refs'>, registry: Registry): string[] {
  const problems = [...findProblems(document, registry), ...findMissingReferences(document, registry, refs)];
  return listOpen(problems, document).map((problem) => {
    const { blockId, blockType, path } = problem;
    const place = path.length > 0 ? `, ${path.join('.')}` : '';
    return `Block ${blockId} (${blockType})${place}: ${describeProblem(problem, registry).en}`;
  });
}

/** Why a page is left out, and what to do. */
export function explainDamage({ title, locale, documentId, path, message }: DamagedPage): string {
  const which = [locale, documentId].filter(Boolean).join(', ');
  return (
    `The page "${title}" (${which}) is damaged in the CMS: ${message} (at ${path}) ` +
    'Open it in the page editor, and delete or replace what is damaged.'
  );
}
