import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Name of the slider for screen readers. */
  label: { de: 'Erfahrungen', nl: 'Ervaringen', en: 'What people say', fr: 'Témoignages' },
} satisfies Messages;
