import { useState, useSyncExternalStore } from 'react';
import type { Keeper } from '../../session/unsaved/keeper.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Notice } from '../messages/Notice.tsx';

/** Says once that the server refuses to keep unsaved work, and why. This browser goes on keeping it. */
export function SafetyNotice({ keeper }: { keeper: Keeper }) {
  const { t } = useTranslation();
  const refusal = useSyncExternalStore(keeper.subscribe, () => keeper.state.refusal);
  const reason = refusal === undefined ? undefined : describeFailure(refusal, t);
  const [putAway, setPutAway] = useState<string>();
  if (reason === undefined || reason === putAway) return null;
  return <Notice tone="warning" text={t('safety.refused', { reason })} onDismiss={() => setPutAway(reason)} />;
}
