import { defineMessages } from '../site/messages.ts';

/** What a lease costs and saves; `{price}` is an amount with its currency. */
export const bikeCostsMessages = defineMessages({
  monthly: {
    'de-AT': '{price} im Monat',
    de: '{price} im Monat',
    nl: '{price} per maand',
    be: '{price} per maand',
    en: '{price} a month',
    fr: '{price} par mois',
  },
  saving: {
    'de-AT': '{price} gespart',
    de: '{price} gespart',
    nl: 'Je bespaart {price}',
    be: 'Je bespaart {price}',
    en: 'You save {price}',
    fr: '{price} d’économie',
  },
});
