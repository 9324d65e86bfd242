import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const states = defineStates({
  failed: {
    label: STATE_LABELS.failed,
    data: { status: 'failed', message: 'Failed to load script: /assets/js/calculator.umd.js' },
  },
  notRegistered: {
    label: STATE_LABELS.notRegistered,
    data: { status: 'failed', message: 'Calculator component failed to initialize.' },
  },
});
