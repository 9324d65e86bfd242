/**
 * The error catalogue: every text of specification points 5 and 8 that a person may read, in one place, exactly as
 * specified.
 */

/** Prompts that stand on the canvas while a block has nothing to show (specification point 5). */
export const PROMPTS = {
  downloadsEmpty: 'Please add at least one download item on the right.',
  downloadWithoutFile: 'Please select a file for this download item',
  logoGridEmpty: 'Please add logos on the right.',
  calculatorMissing: 'Please select a calculator on the right.',
  featureNameMissing: 'Please provide a feature name.',
  reviewsNotPreselected: 'No reviews preselected. Will load reviews from the CMS automatically.',
  newsItemsEmpty: 'No news items selected',
  videoMissing: 'No video selected',
  bikesNotChosen: 'Please select a bike type or brand to display bikes.',
} as const;

/** What the prompts say to editors who work in German. The canvas shows the specified words to everyone. */
const GERMAN_PROMPTS: Readonly<Record<string, string>> = {
  [PROMPTS.downloadsEmpty]: 'Bitte rechts mindestens einen Download hinzufügen.',
  [PROMPTS.downloadWithoutFile]: 'Bitte für diesen Download eine Datei wählen.',
  [PROMPTS.logoGridEmpty]: 'Bitte rechts Logos hinzufügen.',
  [PROMPTS.calculatorMissing]: 'Bitte rechts einen Rechner wählen.',
  [PROMPTS.featureNameMissing]: 'Bitte den Namen des Features angeben.',
  [PROMPTS.newsItemsEmpty]: 'Keine Neuigkeiten ausgewählt.',
  [PROMPTS.videoMissing]: 'Kein Video ausgewählt.',
  [PROMPTS.bikesNotChosen]: 'Bitte eine Fahrradart oder eine Marke wählen.',
};

export function translatePrompt(prompt: string): string {
  return GERMAN_PROMPTS[prompt] ?? 'Dieser Block ist noch leer und zeigt Besuchern nichts. Bitte rechts ausfüllen.';
}

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
