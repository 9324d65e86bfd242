import type { PageDocument, Problem, Registry } from 'page-format';
import { createRegistrations } from './registrations.ts';

/** A check of pages beyond what their blocks check by themselves. */
export interface PageCheck {
  /** A name of its own, such as `bakery.one-title`. */
  id: string;
  /** Pure and quick: it runs whenever somebody pauses. An error stops publishing in the editor. */
  check(document: PageDocument, registry: Registry): readonly Problem[];
}

export const checks = createRegistrations<PageCheck>('The check', ({ id }) => id);
