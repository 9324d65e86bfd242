import type { RequestContext } from '../request-context.ts';
import { ASK_TRANSLATIONS } from '../services/permissions.ts';

/** For who may ask others for translations. */
export function mayAskTranslations({ state }: Pick<RequestContext, 'state'>): boolean {
  return state.userAbility.can(ASK_TRANSLATIONS);
}
