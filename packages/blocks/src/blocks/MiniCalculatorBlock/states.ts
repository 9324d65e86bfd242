import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const states = defineStates({
  failed: {
    label: STATE_LABELS.failed,
    data: { status: 'failed', message: 'Could not load calculator. Please refresh the page.' },
  },
  notRegistered: {
    label: STATE_LABELS.notRegistered,
    data: { status: 'failed', message: 'Calculator component failed to initialize.' },
  },
});
