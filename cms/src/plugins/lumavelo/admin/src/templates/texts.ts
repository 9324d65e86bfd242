import type { Words } from './build.ts';

/** Texts that several templates share. */

export const CALCULATE: Words = {
  en: 'Calculate your saving',
  de: 'Ersparnis berechnen',
  nl: 'Bereken je voordeel',
  fr: 'Calculer mon avantage',
};

export const CONTACT_US: Words = {
  en: 'Talk to us',
  de: 'Kontakt aufnehmen',
  nl: 'Neem contact op',
  fr: 'Nous contacter',
};

export const FOR_EMPLOYERS: Words = {
  en: 'For employers',
  de: 'Für Arbeitgeber',
  nl: 'Voor werkgevers',
  fr: 'Pour les employeurs',
};

export const HOW_IT_WORKS: Words = {
  en: 'How it works',
  de: 'So funktioniert es',
  nl: 'Zo werkt het',
  fr: 'Comment ça marche',
};

/** The three steps from the wish for a bike to the first ride. */
export const STEPS: readonly { title: Words; text: Words }[] = [
  {
    title: { en: 'Choose your bike', de: 'Fahrrad aussuchen', nl: 'Kies je fiets', fr: 'Choisissez votre vélo' },
    text: {
      en: 'City, cargo or racing bike: at any of our dealers, or online.',
      de: 'Stadtrad, Lastenrad oder Rennrad: bei jedem unserer Händler oder online.',
      nl: 'Stadsfiets, bakfiets of racefiets: bij elke dealer of online.',
      fr: 'Vélo de ville, cargo ou de course\u00a0: chez nos revendeurs ou en ligne.',
    },
  },
  {
    title: {
      en: 'Your employer approves',
      de: 'Arbeitgeber gibt frei',
      nl: 'Je werkgever keurt goed',
      fr: 'Votre employeur valide',
    },
    text: {
      en: 'One click in the portal. You pay the monthly rate from your gross salary.',
      de: 'Ein Klick im Portal. Die Monatsrate geht von Ihrem Bruttolohn ab.',
      nl: 'Eén klik in het portaal. Je betaalt het maandbedrag uit je brutoloon.',
      fr: 'Un clic dans le portail. La mensualité est prélevée sur votre salaire brut.',
    },
  },
  {
    title: { en: 'Ride', de: 'Losfahren', nl: 'Fietsen maar', fr: 'Roulez' },
    text: {
      en: 'Collect your bike. Insurance and service are included.',
      de: 'Fahrrad abholen. Versicherung und Service sind inbegriffen.',
      nl: 'Haal je fiets op. Verzekering en onderhoud zitten erbij.',
      fr: 'Retirez votre vélo. Assurance et entretien sont compris.',
    },
  },
];
