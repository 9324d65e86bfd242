import { defineMessages } from '../site/messages.ts';

/** What a lease costs and saves; `{price}` and `{salary}` are amounts with their currency. */
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
    'de-AT': 'Du sparst {price}',
    de: 'Du sparst {price}',
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
  terms: {
    'de-AT': 'Wie lange willst du leasen?',
    de: 'Wie lange willst du leasen?',
    nl: 'Hoe lang wil je leasen?',
    be: 'Hoelang wil je leasen?',
    en: 'How long do you want to lease?',
    fr: 'Pour quelle durée\u202f?',
  },
  months: {
    'de-AT': '{months} Monate',
    de: '{months} Monate',
    nl: '{months} maanden',
    be: '{months} maanden',
    en: '{months} months',
    fr: '{months} mois',
  },
  basis: {
    'de-AT': 'Netto, bei {salary} brutto im Monat.',
    de: 'Netto, bei {salary} brutto im Monat.',
    nl: 'Netto, bij {salary} bruto per maand.',
    be: 'Netto, bij {salary} bruto per maand.',
    en: 'Net, with a gross salary of {salary} a month.',
    fr: 'Net, pour un salaire brut de {salary} par mois.',
  },
  ownSalary: {
    'de-AT': 'Mit deinem Gehalt rechnen',
    de: 'Mit deinem Gehalt rechnen',
    nl: 'Reken met jouw loon',
    be: 'Reken met jouw loon',
    en: 'Calculate with your salary',
    fr: 'Calculer avec votre salaire',
  },
});
