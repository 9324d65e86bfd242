import type { Locale } from '@lumavelo/blocks/site';

const german = {
  title: 'Suche',
  /** Over the field. */
  label: 'Wonach suchst du?',
  submit: 'Suchen',
  loading: 'Einen Moment, die Suche läuft …',
  /** How many were found. */
  one: '1 Treffer für „{words}“',
  count: '{count} Treffer für „{words}“',
  none: 'Nichts gefunden für „{words}“. Versuch es mit einem anderen oder kürzeren Wort, oder schau auf einer dieser Seiten weiter.',
  failed: 'Die Suche klappt gerade nicht. Versuch es gleich noch einmal, oder schau auf einer dieser Seiten weiter.',
  /** Where no script runs. */
  noScript:
    'Die Suche braucht JavaScript. Schalte es in deinem Browser ein, oder schau auf einer dieser Seiten weiter.',
  /** Over the choice of a kind, and what it offers. */
  kinds: 'Anzeigen',
  all: 'Alles',
  pages: 'Seiten',
  bikes: 'Räder',
  news: 'Neuigkeiten',
  /** What a result is. */
  page: 'Seite',
  bike: 'Rad',
  article: 'Neuigkeit',
  more: 'Weitere Treffer',
  /** Over the pages that most people look for, and their names. */
  ways: 'Oft gesucht',
  wayCalculator: 'Rate berechnen',
  wayBikes: 'Alle Räder ansehen',
  wayContact: 'Kontakt aufnehmen',
};

/** The messages of the search page. `{words}` are the visitor's, `{count}` is a number. */
export type SearchMessages = typeof german;

const dutch: SearchMessages = {
  title: 'Zoeken',
  label: 'Waar ben je naar op zoek?',
  submit: 'Zoek',
  loading: 'Even zoeken …',
  one: '1 resultaat voor ‘{words}’',
  count: '{count} resultaten voor ‘{words}’',
  none: 'Niets gevonden voor ‘{words}’. Probeer een ander of korter woord, of ga verder met een van deze pagina’s.',
  failed: 'Zoeken lukt nu even niet. Probeer het zo nog eens, of ga verder met een van deze pagina’s.',
  noScript: 'Zoeken werkt alleen met JavaScript. Zet het aan in je browser, of ga verder met een van deze pagina’s.',
  kinds: 'Toon',
  all: 'Alles',
  pages: 'Pagina’s',
  bikes: 'Fietsen',
  news: 'Nieuws',
  page: 'Pagina',
  bike: 'Fiets',
  article: 'Nieuws',
  more: 'Meer resultaten',
  ways: 'Vaak gezocht',
  wayCalculator: 'Reken je voordeel uit',
  wayBikes: 'Bekijk alle fietsen',
  wayContact: 'Neem contact op',
};

export const SEARCH_MESSAGES: Readonly<Record<Locale, SearchMessages>> = {
  'de-AT': german,
  de: german,
  nl: dutch,
  be: { ...dutch, label: 'Wat zoek je?', wayCalculator: 'Bereken je voordeel' },
  en: {
    title: 'Search',
    label: 'What are you looking for?',
    submit: 'Search',
    loading: 'Searching …',
    one: '1 result for “{words}”',
    count: '{count} results for “{words}”',
    none: 'Nothing found for “{words}”. Try another or a shorter word, or go on with one of these pages.',
    failed: 'The search does not work right now. Try again in a moment, or go on with one of these pages.',
    noScript: 'The search needs JavaScript. Turn it on in your browser, or go on with one of these pages.',
    kinds: 'Show',
    all: 'Everything',
    pages: 'Pages',
    bikes: 'Bikes',
    news: 'News',
    page: 'Page',
    bike: 'Bike',
    article: 'News',
    more: 'More results',
    ways: 'Often looked for',
    wayCalculator: 'Work out what you save',
    wayBikes: 'See all bikes',
    wayContact: 'Get in touch',
  },
  fr: {
    title: 'Recherche',
    label: 'Que cherchez-vous\u202f?',
    submit: 'Rechercher',
    loading: 'Recherche en cours…',
    one: '1 résultat pour «\u00a0{words}\u00a0»',
    count: '{count} résultats pour «\u00a0{words}\u00a0»',
    none: 'Aucun résultat pour «\u00a0{words}\u00a0». Essayez un autre mot ou un mot plus court, ou poursuivez sur l’une de ces pages.',
    failed:
      'La recherche ne fonctionne pas pour le moment. Réessayez dans un instant, ou poursuivez sur l’une de ces pages.',
    noScript:
      'La recherche a besoin de JavaScript. Activez-le dans votre navigateur, ou poursuivez sur l’une de ces pages.',
    kinds: 'Afficher',
    all: 'Tout',
    pages: 'Pages',
    bikes: 'Vélos',
    news: 'Actualités',
    page: 'Page',
    bike: 'Vélo',
    article: 'Actualité',
    more: 'Plus de résultats',
    ways: 'Souvent recherché',
    wayCalculator: 'Calculer ce que vous économisez',
    wayBikes: 'Voir tous les vélos',
    wayContact: 'Nous contacter',
  },
};
