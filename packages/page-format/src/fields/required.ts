import type { ValueProblem } from '../block/field.ts';
import { type EditorText, translate } from '../text/text.ts';

/**
 * The problem of a required value that is missing.
 * @param own a sentence in place of the usual one
 */
export function checkRequired(label: EditorText, own?: EditorText): ValueProblem[] {
  return [
    {
      level: 'error',
      isMissing: true,
      message: own ?? {
        en: `"${label.en}" is empty. Fill it in before publishing.`,
        de: `„${translate(label, 'de')}“ ist leer. Bitte vor dem Veröffentlichen ausfüllen.`,
        nl: `“${translate(label, 'nl')}” is leeg. Vul dit veld in voordat je publiceert.`,
        fr: `« ${translate(label, 'fr')} » est vide. Remplissez ce champ avant de publier.`,
      },
    },
  ];
}
