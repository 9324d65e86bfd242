import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const states = defineStates({
  sending: {
    label: { en: 'While sending', de: 'Beim Senden', nl: 'Tijdens het verzenden', fr: 'Pendant l’envoi' },
    data: { status: 'loading' },
  },
  sent: {
    label: { en: 'When it was sent', de: 'Nach dem Senden', nl: 'Na het verzenden', fr: 'Après l’envoi' },
    data: { status: 'loaded', data: null },
  },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'The CMS answered 500.' } },
});
