import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  readTime: {
    'de-AT': '{minutes} Min. Lesezeit',
    de: '{minutes} Min. Lesezeit',
    nl: '{minutes} min. leestijd',
    be: '{minutes} min. leestijd',
    en: '{minutes} min read',
    fr: '{minutes} min de lecture',
  },
});
