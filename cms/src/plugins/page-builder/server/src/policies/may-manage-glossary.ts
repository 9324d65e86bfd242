import { type Ability, MANAGE_GLOSSARY } from '../services/permissions.ts';

/** For whoever may change the glossary. */
export function mayManageGlossary({ state }: { state: { userAbility: Ability } }): boolean {
  return state.userAbility.can(MANAGE_GLOSSARY);
}
