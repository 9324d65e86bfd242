import type { InputCell, Labels } from '../contract/perform-calculations.ts';
import type { Locale } from '../site/locales.ts';

const nl = {
  loading: 'De calculator wordt geladen…',
  calculating: 'Wordt berekend…',
  notLoaded: 'De calculator kon niet worden geladen.',
  notCalculated: 'De berekening is niet gelukt.',
  retry: 'Probeer het opnieuw',
  monthlyPrice: 'Jij betaalt per maand',
  totalSavings: 'Jouw totale voordeel',
  buyingIsCheaper: 'Zelf kopen is goedkoper met',
  takeoverPrice: 'Overnameprijs',
  results: 'Resultaat',
  charts: 'Vergelijking',
  yourValues: 'Jouw gegevens',
  notANumber: 'Vul een getal in.',
  between: 'Vul een bedrag in van {minimum} tot {maximum}.',
  betweenNumbers: 'Vul een getal in van {minimum} tot {maximum}.',
  noResult: 'Met deze gegevens is er geen resultaat.',
  old: 'Dit resultaat hoort bij je vorige gegevens.',
  slider: '{label}, schuifregelaar',
  bikes: 'Bekijk de fietsen',
  keep: 'Onthoud mijn gegevens in deze browser',
  keepHelp:
    'Dan rekenen alle pagina’s ermee, ook de volgende keer. Zonder vinkje vergeet de browser ze als je dit tabblad sluit.',
};

type Words = typeof nl;

const de: Words = {
  loading: 'Der Rechner wird geladen …',
  calculating: 'Wird berechnet …',
  notLoaded: 'Der Rechner konnte nicht geladen werden.',
  notCalculated: 'Die Berechnung hat nicht geklappt.',
  retry: 'Noch einmal versuchen',
  monthlyPrice: 'Das zahlst du im Monat',
  totalSavings: 'Deine gesamte Ersparnis',
  buyingIsCheaper: 'Selbst kaufen ist günstiger um',
  takeoverPrice: 'Übernahmepreis',
  results: 'Ergebnis',
  charts: 'Vergleich',
  yourValues: 'Deine Angaben',
  notANumber: 'Gib eine Zahl ein.',
  between: 'Gib einen Betrag von {minimum} bis {maximum} ein.',
  betweenNumbers: 'Gib eine Zahl von {minimum} bis {maximum} ein.',
  noResult: 'Mit diesen Angaben gibt es kein Ergebnis.',
  old: 'Dieses Ergebnis gehört zu deinen vorigen Angaben.',
  slider: '{label}, Schieberegler',
  bikes: 'Räder ansehen',
  keep: 'Meine Angaben in diesem Browser merken',
  keepHelp:
    'Dann rechnen alle Seiten damit, auch beim nächsten Mal. Ohne Haken vergisst der Browser sie, wenn du diesen Tab schließt.',
};

const en: Words = {
  loading: 'Loading the calculator…',
  calculating: 'Calculating…',
  notLoaded: 'The calculator could not be loaded.',
  notCalculated: 'The calculation did not work.',
  retry: 'Try again',
  monthlyPrice: 'You pay per month',
  totalSavings: 'Your total saving',
  buyingIsCheaper: 'Buying is cheaper by',
  takeoverPrice: 'Takeover price',
  results: 'Result',
  charts: 'Comparison',
  yourValues: 'Your values',
  notANumber: 'Enter a number.',
  between: 'Enter an amount from {minimum} to {maximum}.',
  betweenNumbers: 'Enter a number from {minimum} to {maximum}.',
  noResult: 'There is no result for these values.',
  old: 'This result belongs to your previous values.',
  slider: '{label}, slider',
  bikes: 'See the bikes',
  keep: 'Remember my values in this browser',
  keepHelp:
    'Then all pages calculate with them, next time as well. Without it, the browser forgets them when you close this tab.',
};

const fr: Words = {
  loading: 'Chargement du calculateur…',
  calculating: 'Calcul en cours…',
  notLoaded: 'Le calculateur n’a pas pu être chargé.',
  notCalculated: 'Le calcul n’a pas abouti.',
  retry: 'Réessayer',
  monthlyPrice: 'Vous payez par mois',
  totalSavings: 'Votre économie totale',
  buyingIsCheaper: 'En achetant, vous économisez',
  takeoverPrice: 'Prix de reprise',
  results: 'Résultat',
  charts: 'Comparaison',
  yourValues: 'Vos données',
  notANumber: 'Saisissez un nombre.',
  between: 'Saisissez un montant de {minimum} à {maximum}.',
  betweenNumbers: 'Saisissez un nombre de {minimum} à {maximum}.',
  noResult: 'Il n’y a pas de résultat pour ces données.',
  old: 'Ce résultat correspond à vos données précédentes.',
  slider: '{label}, curseur',
  bikes: 'Voir les vélos',
  keep: 'Garder mes données dans ce navigateur',
  keepHelp:
    'Toutes les pages en tiennent alors compte, la prochaine fois aussi. Sinon, le navigateur les oublie quand vous fermez cet onglet.',
};

const WORDS: Readonly<Record<Locale, Words>> = { nl, be: nl, de, 'de-AT': de, en, fr };

export function wordsOf(locale: Locale): Words {
  return WORDS[locale];
}

const LANGUAGE_OF = { nl: 'Nl', be: 'Nl', de: 'De', 'de-AT': 'De', en: 'En', fr: 'Fr' } as const satisfies Record<
  Locale,
  string
>;

/** The label in the visitor's language, else in any there is, else the cell's name. */
export function labelOf(labels: Labels & { cell?: string }, locale: Locale): string {
  const { labelEn, labelNl, labelDe, labelFr, cell } = labels;
  return labels[`label${LANGUAGE_OF[locale]}`] || labelEn || labelNl || labelDe || labelFr || cell || '';
}

/** What visitors read below a field, in their language, else in English; empty where nobody wrote it. */
export function helpOf(input: InputCell, locale: Locale): string {
  return input[`help${LANGUAGE_OF[locale]}`] || input.helpEn || '';
}
