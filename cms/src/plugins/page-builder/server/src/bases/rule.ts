import type { Core } from '@strapi/strapi';
import { listPageFields } from '../documents/page-fields.ts';

/** Of which types a write says what it began from, and who must; `basedOn` in the plugin's configuration. */
export interface BasesRule {
  /** `required`: a program that does not say it is refused. `when-sent`: it is checked where it says it. */
  rule: 'required' | 'when-sent';
  /** Types to guard beside those with a page. */
  types: readonly string[];
}

export const RULES: ReadonlySet<unknown> = new Set<BasesRule['rule']>(['required', 'when-sent']);

export function readRule(strapi: Core.Strapi): BasesRule {
  return strapi.config.get('plugin::page-builder.basedOn') as BasesRule;
}

/** True for types whose entries nobody overwrites unseen: whatever has a page, such as saved sections, and what is named. */
export function isGuarded(type: { uid: string; attributes: Record<string, object> }, { types }: BasesRule): boolean {
  return listPageFields(type).length > 0 || types.includes(type.uid);
}
