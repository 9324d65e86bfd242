import { Cross } from '@strapi/icons';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { Notice } from '../../kit/layout.ts';
import type { SafetyCopy } from '../../session/safety/safety-copy.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** Says once that the server refuses to keep unsaved work, and why. This browser goes on keeping it. */
export function SafetyNotice({ copy }: { copy: SafetyCopy }) {
  const { t } = useTranslation();
  const refusal = useSyncExternalStore(copy.subscribe, () => copy.state.refusal);
  const reason = refusal === undefined ? undefined : describeFailure(refusal, t);
  const [putAway, setPutAway] = useState<string>();
  if (reason === undefined || reason === putAway) return null;
  return (
    <Notice $tone="warning" role="status">
      <span>{t('safety.refused', { reason })}</span>
      <IconButton small label={t('save.dismiss')} icon={<Cross />} onClick={() => setPutAway(reason)} />
    </Notice>
  );
}
