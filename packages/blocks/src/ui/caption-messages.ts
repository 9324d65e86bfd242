import { defineMessages } from '../site/messages.ts';

export const captionMessages = defineMessages({
  captions: {
    'de-AT': 'Untertitel',
    de: 'Untertitel',
    nl: 'Ondertitels',
    be: 'Ondertitels',
    en: 'Captions',
    fr: 'Sous-titres',
  },
});
