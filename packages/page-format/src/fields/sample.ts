import type { ValueProblem } from '../block/field.ts';
import { shorten } from '../text/describe-value.ts';
import { type EditorText, translate } from '../text/text.ts';

/** The problem of a text that was there from the start, only to show what belongs there. */
export function leftAsSample(label: EditorText, text: string): ValueProblem {
  const quoted = shorten(text);
  return {
    level: 'warning',
    onceSaved: true,
    message: {
      en: `"${label.en}" still says "${quoted}". Write what visitors should read.`,
      de: `„${translate(label, 'de')}“ lautet noch „${quoted}“. Bitte schreiben, was Besucher lesen sollen.`,
      nl: `Bij “${translate(label, 'nl')}” staat nog “${quoted}”. Schrijf wat bezoekers moeten lezen.`,
      fr: `« ${translate(label, 'fr')} » contient encore « ${quoted} ». Écrivez ce que les visiteurs doivent lire.`,
    },
  };
}
