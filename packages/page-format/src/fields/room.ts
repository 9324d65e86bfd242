import type { ValueProblem } from '../block/field.ts';
import { countCharacters } from '../text/characters.ts';
import { shorten } from '../text/describe-value.ts';

/** Advice about a text that is longer than its place is wide on a telephone. */
export function checkRoom(text: string, room: number): ValueProblem[] {
  // Spaces around a text are not drawn.
  const drawn = text.trim();
  const length = countCharacters(drawn);
  if (length <= room) return [];
  const quoted = shorten(drawn);
  return [
    {
      level: 'warning',
      message: {
        en: `"${quoted}" has ${length} characters; ${room} fit on a telephone. Shorten it.`,
        de: `„${quoted}“ hat ${length} Zeichen; auf ein Telefon passen ${room}. Bitte kürzen.`,
        nl: `“${quoted}” heeft ${length} tekens; op een telefoon passen er ${room}. Maak het korter.`,
        fr: `« ${quoted} » compte ${length} caractères ; un téléphone en affiche ${room}. Raccourcissez ce texte.`,
      },
    },
  ];
}
