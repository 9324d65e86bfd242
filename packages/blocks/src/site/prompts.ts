import type { EditorText } from 'page-format';

/** Prompts of several blocks that the specification does not name; those it does are `PROMPTS` in `error-texts.ts`. */

export const TITLE_MISSING: EditorText = {
  en: 'Please enter a title on the right.',
  de: 'Bitte rechts einen Titel eingeben.',
  nl: 'Vul rechts een titel in.',
  fr: 'Saisissez un titre à droite.',
};

export const TABS_EMPTY: EditorText = {
  en: 'Please add at least one tab on the right.',
  de: 'Bitte rechts mindestens einen Tab hinzufügen.',
  nl: 'Voeg rechts minstens één tabblad toe.',
  fr: 'Ajoutez au moins un onglet à droite.',
};

export const SCRIPT_MISSING: EditorText = {
  en: 'Please enter the address of the script on the right.',
  de: 'Bitte rechts die Adresse des Skripts eingeben.',
  nl: 'Vul rechts het adres van het script in.',
  fr: 'Saisissez l’adresse du script à droite.',
};

/** A block's prompt with a text of its own, while something is missing. */
export function askWhen<Props>(isMissing: (props: Props) => boolean, text: EditorText) {
  return (props: Props) => (isMissing(props) ? text : undefined);
}
