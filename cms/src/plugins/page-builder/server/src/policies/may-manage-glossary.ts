import { type Ability, MANAGE_GLOSSARY } from '../services/permissions.ts';

/** For whoever may change the glossary, and delete from the translation memory. */
export function mayManageGlossary({ state }: { state: { userAbility: Ability } }): boolean {
  return state.userAbility.can(MANAGE_GLOSSARY);
}
