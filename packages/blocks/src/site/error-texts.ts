/**
 * The error catalogue: every text of specification points 5 and 8 that a person may read, in one place, exactly as
 * specified.
 */
import type { EditorText } from 'page-format';

// By itself, because the slider of reviews runs in browsers and needs no other text of these.
export { REVIEWS_NOT_PRESELECTED } from './reviews-not-preselected.ts';

/**
 * Prompts that stand on the canvas while a block has nothing to show (specification point 5), in the editor's language;
 * the English ones are the specified words.
 */
export const PROMPTS = {
  downloadsEmpty: {
    en: 'Please add at least one download item on the right.',
    de: 'Bitte rechts mindestens einen Download hinzufügen.',
    nl: 'Voeg rechts minstens één download toe.',
    fr: 'Ajoutez au moins un téléchargement à droite.',
  },
  downloadWithoutFile: {
    en: 'Please select a file for this download item',
    de: 'Bitte für diesen Download eine Datei auswählen',
    nl: 'Kies een bestand voor deze download',
    fr: 'Choisissez un fichier pour ce téléchargement',
  },
  logoGridEmpty: {
    en: 'Please add logos on the right.',
    de: 'Bitte rechts Logos hinzufügen.',
    nl: 'Voeg rechts logo’s toe.',
    fr: 'Ajoutez des logos à droite.',
  },
  calculatorMissing: {
    en: 'Please select a calculator on the right.',
    de: 'Bitte rechts einen Rechner auswählen.',
    nl: 'Kies rechts een calculator.',
    fr: 'Choisissez un calculateur à droite.',
  },
  featureNameMissing: {
    en: 'Please provide a feature name.',
    de: 'Bitte den Namen des Features angeben.',
    nl: 'Geef een featurenaam op.',
    fr: 'Indiquez le nom de la fonctionnalité.',
  },
  newsItemsEmpty: {
    en: 'No news items selected',
    de: 'Keine Neuigkeiten ausgewählt',
    nl: 'Geen nieuwsberichten gekozen',
    fr: 'Aucune actualité choisie',
  },
  videoMissing: {
    en: 'No video selected',
    de: 'Kein Video ausgewählt',
    nl: 'Geen video gekozen',
    fr: 'Aucune vidéo choisie',
  },
  bikesNotChosen: {
    en: 'Please select a bike type or brand to display bikes.',
    de: 'Bitte einen Fahrradtyp oder eine Marke auswählen.',
    nl: 'Kies een fietstype of merk om fietsen te tonen.',
    fr: 'Choisissez un type ou une marque de vélo pour afficher des vélos.',
  },
} as const satisfies Record<string, EditorText>;

/**
 * Texts of failed and waiting calls (specification point 8). `{…}` is filled in by `fillIn`. Those that visitors read are
 * the English ones of messages that have them in every language, most in `ui/call-messages.ts`.
 */
export const ERROR_TEXTS = {
  searchFiles: 'Error searching files: {error}',
  searchFilesUnknown: 'Unknown error',
  uploadUnknown: 'Unknown upload error',
  uploadNoValidFiles: 'No valid files to upload',
  calculatorNotRegistered: 'Calculator component failed to initialize.',
  calculatorNotLoaded: 'Could not load calculator. Please refresh the page.',
  scriptNotLoaded: 'Failed to load script: {address}',
  calculatorLoading: 'Loading calculator...',
  bikesLoading: 'Loading bikes...',
  bikesFailed: 'Error: {message}',
  bikesNone: 'No bikes found for {value}',
  geolocationUnsupported: 'Geolocation is not supported by your browser',
  mapAuthFailure: 'Error: AuthFailure',
  businessCalculatorNotRegistered: 'Business bike calculator component failed to initialize.',
  businessCalculatorNotLoaded: 'Could not load business bike calculator. Please check your connection.',
  // The map's texts are only described as equivalent.
  businessMapNotRegistered: 'Business bike map component failed to initialize.',
  businessMapNotLoaded: 'Could not load business bike map. Please check your connection.',
  businessMapLoading: 'Loading map...',
} as const;
