import { defineMessages } from '../../site/messages.ts';

export const messages = defineMessages({
  /** Before a price. */
  price: { 'de-AT': 'Preis', de: 'Preis', nl: 'Prijs', be: 'Prijs', en: 'Price', fr: 'Prix\u00a0' },
});
