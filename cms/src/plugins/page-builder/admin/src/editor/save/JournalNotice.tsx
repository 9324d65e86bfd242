import { useSyncExternalStore } from 'react';
import type { Keeper } from '../../session/unsaved/keeper.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Notice } from '../messages/Notice.tsx';

/** Says that the browser keeps no unsaved work, for as long as it does not. Editing goes on. */
export function JournalNotice({ keeper }: { keeper: Keeper }) {
  const { t } = useTranslation();
  const refusal = useSyncExternalStore(keeper.subscribe, () => keeper.state.refusal);
  if (refusal === undefined) return null;
  return <Notice tone="warning" text={t('journal.stopped')} />;
}
