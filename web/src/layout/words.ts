import type { Locale } from '@lumavelo/blocks/core';

/** The words around the blocks: header, footer, error page. Everything else a visitor reads comes from the CMS. */
export interface LayoutWords {
  /** What the language calls itself. */
  language: string;
  skipToContent: string;
  /** Name of the list of languages, read by screen readers. */
  languages: string;
  tagline: string;
  countries: string;
  notFoundTitle: string;
  notFoundText: string;
  wayHome: string;
}

const german: LayoutWords = {
  language: 'Deutsch',
  skipToContent: 'Zum Inhalt springen',
  languages: 'Sprache',
  tagline: 'Ihr nächstes Fahrrad, einfach über den Arbeitgeber.',
  countries: 'Lumavelo in anderen Ländern',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder in der Adresse fehlt ein Buchstabe.',
  wayHome: 'Zur Startseite',
};

const dutch: LayoutWords = {
  language: 'Nederlands',
  skipToContent: 'Naar de inhoud',
  languages: 'Taal',
  tagline: 'Je volgende fiets, gewoon via je werk.',
  countries: 'Lumavelo in andere landen',
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundText: 'Misschien is ze verhuisd, of mist er een letter in het adres.',
  wayHome: 'Naar de startpagina',
};

export const LAYOUT_WORDS: Readonly<Record<Locale, LayoutWords>> = {
  'de-AT': { ...german, tagline: 'Ihr nächstes Rad, einfach über die Arbeit.' },
  de: german,
  nl: dutch,
  be: { ...dutch, wayHome: 'Terug naar de homepagina' },
  en: {
    language: 'English',
    skipToContent: 'Skip to content',
    languages: 'Language',
    tagline: 'Your next bike, simply through work.',
    countries: 'Lumavelo in other countries',
    notFoundTitle: 'There is no such page',
    notFoundText: 'It may have moved, or a letter is missing from the address.',
    wayHome: 'Go to the home page',
  },
  fr: {
    language: 'Français',
    skipToContent: 'Aller au contenu',
    languages: 'Langue',
    tagline: 'Votre prochain vélo, simplement grâce à votre employeur.',
    countries: 'Lumavelo dans d’autres pays',
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
