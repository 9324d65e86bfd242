import { findProblems, type PageDocument, type Problem, type Registry } from 'page-format';
import { checks } from '../api/checks.ts';

/** Everything that is wrong with a page by itself: what the publish guard finds, and what the checks of plugins do. */
export function findPageProblems(document: PageDocument, registry: Registry): readonly Problem[] {
  return [...findProblems(document, registry), ...checks.list().flatMap(({ check }) => check(document, registry))];
}
