import type { Messages } from '../site/messages.ts';

/** What a lease costs and saves; `{price}` and `{salary}` are amounts with their currency, `{months}` is a number, `{taxClass}` a numeral. */
export const bikeCostsMessages = {
  monthly: { de: '{price} im Monat', nl: '{price} per maand', en: '{price} a month', fr: '{price} par mois' },
  saving: { de: 'Du sparst {price}', nl: 'Je bespaart {price}', en: 'You save {price}', fr: '{price} d’économie' },
  cheaper: {
    de: 'Selbst kaufen ist {price} günstiger',
    nl: 'Zelf kopen is {price} goedkoper',
    en: 'Buying is {price} cheaper',
    fr: 'Acheter coûte {price} de moins',
  },
  terms: {
    de: 'Wie lange willst du leasen?',
    nl: 'Hoe lang wil je leasen?',
    be: 'Hoelang wil je leasen?',
    en: 'How long do you want to lease?',
    fr: 'Pour quelle durée\u202f?',
  },
  months: { de: '{months} Monate', nl: '{months} maanden', en: '{months} months', fr: '{months} mois' },
  basis: {
    de: 'Netto, bei {salary} brutto im Monat.',
    nl: 'Netto, bij {salary} bruto per maand.',
    en: 'Net, with a gross salary of {salary} a month.',
    fr: 'Net, pour un salaire brut de {salary} par mois.',
  },
  basisWithTerm: {
    de: 'Netto, bei {salary} brutto im Monat und {months} Monaten Laufzeit.',
    nl: 'Netto, bij {salary} bruto per maand en een looptijd van {months} maanden.',
    en: 'Net, with a gross salary of {salary} a month and a lease of {months} months.',
    fr: 'Net, pour un salaire brut de {salary} par mois et une durée de {months} mois.',
  },
  taxClass: {
    de: 'Gerechnet mit Steuerklasse {taxClass}.',
    nl: 'Berekend met belastingklasse {taxClass}.',
    en: 'Calculated with tax class {taxClass}.',
    fr: 'Calculé avec la classe d’impôt {taxClass}.',
  },
  takeover: {
    'de-AT': 'Nach {months} Monaten um {price} deins',
    de: 'Nach {months} Monaten für {price} deins',
    nl: 'Na {months} maanden van jou voor {price}',
    en: 'Yours after {months} months for {price}',
    fr: 'À vous après {months} mois pour {price}',
  },
  ownSalary: {
    de: 'Mit deinem Gehalt rechnen',
    nl: 'Reken met jouw loon',
    en: 'Calculate with your salary',
    fr: 'Calculer avec votre salaire',
  },
} satisfies Messages;
