import type { Messages } from '../site/messages.ts';

/** Words of rich text that only screen readers speak. */
export const richTextMessages = {
  table: { de: 'Tabelle', nl: 'Tabel', en: 'Table', fr: 'Tableau' },
} satisfies Messages;
