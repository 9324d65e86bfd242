import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const states = defineStates({
  failed: {
    label: STATE_LABELS.failed,
    data: { status: 'failed', message: 'Could not load business bike map. Please check your connection.' },
  },
  notRegistered: {
    label: STATE_LABELS.notRegistered,
    data: { status: 'failed', message: 'Business bike map component failed to initialize.' },
  },
});
