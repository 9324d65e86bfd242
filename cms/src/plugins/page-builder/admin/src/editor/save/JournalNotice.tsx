import { useSyncExternalStore } from 'react';
import type { Journal } from '../../session/journal/journal.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Notice } from '../messages/Notice.tsx';

/** Says that the browser keeps no safety copy, for as long as it does not. Editing goes on. */
export function JournalNotice({ journal }: { journal: Journal }) {
  const { t } = useTranslation();
  const isKeeping = useSyncExternalStore(journal.subscribe, () => journal.isKeeping);
  if (isKeeping) return null;
  return <Notice tone="warning" text={t('journal.stopped')} />;
}
