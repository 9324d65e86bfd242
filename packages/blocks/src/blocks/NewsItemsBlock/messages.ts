import type { Messages } from '../../site/messages.ts';

export const messages = {
  readTime: {
    de: '{minutes} Min. Lesezeit',
    nl: '{minutes} min. leestijd',
    en: '{minutes} min read',
    fr: '{minutes} min de lecture',
  },
} satisfies Messages;
