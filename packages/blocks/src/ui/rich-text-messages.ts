import { defineMessages } from '../site/messages.ts';

/** Words of rich text that only screen readers speak. */
export const richTextMessages = defineMessages({
  table: {
    'de-AT': 'Tabelle',
    de: 'Tabelle',
    nl: 'Tabel',
    be: 'Tabel',
    en: 'Table',
    fr: 'Tableau',
  },
});
