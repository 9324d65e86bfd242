import type { EditorText } from 'page-format';

/** What editors of reviews read while they chose none: no prompt, because reviews come by themselves. */
export const REVIEWS_NOT_PRESELECTED = {
  en: 'No reviews preselected. Will load reviews from the CMS automatically.',
  de: 'Keine Bewertungen ausgewählt. Sie werden automatisch aus dem CMS geladen.',
  nl: 'Geen beoordelingen gekozen. Ze worden automatisch uit het CMS geladen.',
  fr: 'Aucun avis choisi. Ils seront chargés automatiquement depuis le CMS.',
} as const satisfies EditorText;
