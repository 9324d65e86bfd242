import type { ValueProblem } from '../block/field.ts';
import type { MediaReference } from '../references/references.ts';
import { shorten } from '../text/describe-value.ts';

/** Types of images that smaller versions are made of; of others every visitor loads the file itself. */
const SCALED: readonly string[] = ['image/jpeg', 'image/png'];

/** Pixels in width from which the file itself is far more than any screen shows of it. */
const FAR_TOO_LARGE = 2_600;

/**
 * What is wrong with the size of an image: so small that it looks blurred, or so large that every visitor waits for it.
 * A drawing (SVG) has every size.
 * @param shownWidth pixels that it is wide at most where it is shown; undefined where that is not known
 */
export function checkImageSize({ snapshot, crop }: MediaReference, shownWidth: number | undefined): ValueProblem[] {
  const { width, mime } = snapshot;
  if (width === null || mime === 'image/svg+xml') return [];
  const name = shorten(snapshot.name);
  const shown = crop ? Math.round((width * crop.width) / 100) : width;
  if (shownWidth !== undefined && shown < shownWidth && shownWidth <= width)
    return [cutTooSmall(name, shown, shownWidth)];
  if (shownWidth !== undefined && width < shownWidth) {
    return [
      {
        level: 'warning',
        message: {
          en: `"${name}" is ${width} pixels wide, and is shown up to ${shownWidth} wide here, so it will look blurred. Choose a larger one.`,
          de: `„${name}“ ist ${width} Pixel breit und wird hier bis zu ${shownWidth} breit gezeigt, sieht also unscharf aus. Bitte ein größeres Bild wählen.`,
          nl: `“${name}” is ${width} pixels breed en wordt hier tot ${shownWidth} breed getoond, dus het wordt onscherp. Kies een grotere afbeelding.`,
          fr: `« ${name} » mesure ${width} pixels de large et s’affiche ici jusqu’à ${shownWidth} : l’image sera floue. Choisissez-en une plus grande.`,
        },
      },
    ];
  }
  if (width <= FAR_TOO_LARGE || SCALED.includes(mime)) return [];
  return [
    {
      level: 'warning',
      message: {
        en: `"${name}" is ${width} pixels wide, and no smaller versions are made of such files, so every visitor loads all of it. Upload it as JPG or PNG, or smaller.`,
        de: `„${name}“ ist ${width} Pixel breit, und von solchen Dateien gibt es keine kleineren Versionen: Jeder Besucher lädt sie ganz. Bitte als JPG oder PNG oder kleiner hochladen.`,
        nl: `“${name}” is ${width} pixels breed, en van zulke bestanden worden geen kleinere versies gemaakt: elke bezoeker laadt alles. Upload het als JPG of PNG, of kleiner.`,
        fr: `« ${name} » mesure ${width} pixels de large, et de tels fichiers n’ont pas de versions plus petites : chaque visiteur charge tout. Importez-le en JPG ou PNG, ou plus petit.`,
      },
    },
  ];
}

function cutTooSmall(name: string, width: number, shownWidth: number): ValueProblem {
  return {
    level: 'warning',
    message: {
      en: `The part of "${name}" that is shown is ${width} pixels wide, and is shown up to ${shownWidth} wide here, so it will look blurred. Choose a larger part.`,
      de: `Der gezeigte Ausschnitt von „${name}“ ist ${width} Pixel breit und wird hier bis zu ${shownWidth} breit gezeigt, sieht also unscharf aus. Bitte einen größeren Ausschnitt wählen.`,
      nl: `De getoonde uitsnede van “${name}” is ${width} pixels breed en wordt hier tot ${shownWidth} breed getoond, dus ze wordt onscherp. Kies een grotere uitsnede.`,
      fr: `La partie affichée de « ${name} » mesure ${width} pixels de large et s’affiche ici jusqu’à ${shownWidth} : elle sera floue. Choisissez-en une plus grande.`,
    },
  };
}
