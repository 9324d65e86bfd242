import type { Locale } from '@lumavelo/blocks/site';

const german = {
  /** What the language calls itself. */
  language: 'Deutsch',
  skipToContent: 'Zum Inhalt springen',
  /** On the button and the panel that switch country and language. */
  regions: 'Land und Sprache',
  /** Below the panel, where a language marked with a star does not have this page. */
  notThere: '* Diese Seite gibt es dort nicht: Der Link führt zur Startseite.',
  menu: 'Menü',
  search: 'Suche',
  /** Leads to the bikes, from every page. */
  findBike: 'Rad finden',
  /** Over the footer's pages. */
  more: 'Mehr erfahren',
  contact: 'Kontakt',
  /** The question before analytics are loaded, and the button in the footer that asks it again. */
  consentTitle: 'Dürfen wir mitzählen?',
  consentText:
    'Mit deiner Erlaubnis messen wir mit Google, welche Seiten helfen und welche nicht. Ohne sie laden wir nichts davon.',
  consentYes: 'Ja, gern',
  consentNo: 'Nein, danke',
  consentAgain: 'Einwilligung ändern',
  /** Name of the feed of news. */
  news: 'Neuigkeiten',
  tagline: 'Dein nächstes Fahrrad, einfach über den Arbeitgeber.',
  countries: 'In anderen Ländern',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder in der Adresse fehlt ein Buchstabe.',
  wayHome: 'Zur Startseite',
};

/** The messages around the blocks: header, footer, error page. Everything else a visitor reads comes from the CMS. */
export type LayoutMessages = typeof german;

const dutch: LayoutMessages = {
  language: 'Nederlands',
  skipToContent: 'Naar de inhoud',
  regions: 'Land en taal',
  notThere: '* Deze pagina is daar niet: de link gaat naar de startpagina.',
  menu: 'Menu',
  search: 'Zoeken',
  findBike: 'Vind je fiets',
  more: 'Meer weten',
  contact: 'Contact',
  consentTitle: 'Mogen we je bezoek meten?',
  consentText:
    'Als je het goedvindt, meten we met Google welke pagina’s helpen en welke niet. Zonder je toestemming laden we daar niets voor.',
  consentYes: 'Ja, prima',
  consentNo: 'Nee, liever niet',
  consentAgain: 'Toestemming wijzigen',
  news: 'Nieuws',
  tagline: 'Je volgende fiets, gewoon via je werk.',
  countries: 'In andere landen',
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundText: 'Misschien is ze verhuisd, of mist er een letter in het adres.',
  wayHome: 'Naar de startpagina',
};

export const LAYOUT_MESSAGES: Readonly<Record<Locale, LayoutMessages>> = {
  'de-AT': { ...german, tagline: 'Dein nächstes Rad, einfach über die Arbeit.' },
  de: german,
  nl: dutch,
  be: {
    ...dutch,
    notThere: '* Deze pagina is daar niet: de link gaat naar de homepagina.',
    wayHome: 'Terug naar de homepagina',
  },
  en: {
    language: 'English',
    skipToContent: 'Skip to content',
    regions: 'Country and language',
    notThere: '* This page does not exist there: the link leads to the home page.',
    menu: 'Menu',
    search: 'Search',
    findBike: 'Find a bike',
    more: 'Find out more',
    contact: 'Contact',
    consentTitle: 'May we measure your visit?',
    consentText:
      'If you agree, we use Google to measure which pages help and which do not. Without your consent, none of it is loaded.',
    consentYes: 'Yes, fine',
    consentNo: 'No, thanks',
    consentAgain: 'Change consent',
    news: 'News',
    tagline: 'Your next bike, simply through work.',
    countries: 'In other countries',
    notFoundTitle: 'There is no such page',
    notFoundText: 'It may have moved, or a letter is missing from the address.',
    wayHome: 'Go to the home page',
  },
  fr: {
    language: 'Français',
    skipToContent: 'Aller au contenu',
    regions: 'Pays et langue',
    notThere: '* Cette page n’y existe pas\u00a0: le lien mène à la page d’accueil.',
    menu: 'Menu',
    search: 'Recherche',
    findBike: 'Trouver un vélo',
    more: 'En savoir plus',
    contact: 'Contact',
    consentTitle: 'Pouvons-nous mesurer l’audience\u202f?',
    consentText:
      'Avec votre accord, nous mesurons avec Google quelles pages sont utiles. Sans votre accord, rien n’en est chargé.',
    consentYes: 'Oui, d’accord',
    consentNo: 'Non, merci',
    consentAgain: 'Modifier mon choix',
    news: 'Actualités',
    tagline: 'Votre prochain vélo, simplement grâce à votre employeur.',
    countries: 'Dans d’autres pays',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'Elle a peut-être été déplacée, ou il manque une lettre dans l’adresse.',
    wayHome: 'Aller à la page d’accueil',
  },
};

/** What each country calls itself, with the language of the name where a country has more than one. */
export const COUNTRY_NAMES = {
  nl: { name: 'Nederland', lang: 'nl' },
  de: { name: 'Deutschland', lang: 'de' },
  be: { name: 'België / Belgique', lang: 'nl' },
  at: { name: 'Österreich', lang: 'de' },
  fr: { name: 'France', lang: 'fr' },
} as const;
