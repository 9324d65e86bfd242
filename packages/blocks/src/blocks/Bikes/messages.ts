import type { Messages } from '../../site/messages.ts';

export const messages = {
  /** Before a price. */
  price: { de: 'Preis', nl: 'Prijs', en: 'Price', fr: 'Prix\u00a0' },
} satisfies Messages;
