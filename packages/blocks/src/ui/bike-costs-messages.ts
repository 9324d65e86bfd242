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
  cheaper: {
    'de-AT': 'Selbst kaufen ist {price} günstiger',
    de: 'Selbst kaufen ist {price} günstiger',
    nl: 'Zelf kopen is {price} goedkoper',
    be: 'Zelf kopen is {price} goedkoper',
    en: 'Buying is {price} cheaper',
    fr: 'Acheter coûte {price} de moins',
  },
});
