import {
  blockStatus,
  type EditorText,
  type Fields,
  holds,
  type Problem,
  type Registry,
  readProps,
  translate,
} from 'page-format';
import type { AnyField, ColourField } from 'page-format/fields';
import { contrastOf, ENOUGH, ENOUGH_WHEN_LARGE } from './colours.ts';
import { colourValue, counterpartOf, type PageColours } from './counterpart.ts';
import type { Tree } from './tree.ts';

/** A text whose colour can be chosen, and what stands behind it. */
interface ColouredText {
  blockId: string;
  blockType: string;
  /** The property with its colour. */
  prop: string;
  label: EditorText;
  /** Such as `#0f3b2e`. */
  colour: string;
  /** Undefined where a picture or a video stands behind it. */
  background: string | undefined;
  /** The contrast that its size needs (WCAG 2.2, success criterion 1.4.3). */
  enough: number;
}

/**
 * Texts that are hard to read where their block stands: their colour on the background of the block, or of the nearest
 * block around it that has one. A text without a colour of its own is looked at where it gets its colour. Headings are
 * large text. What stands on a picture is looked at on the canvas, see `listTextsOnPictures`.
 * @param page the colours of the page itself
 */
export function findContrastProblems(tree: Tree, registry: Registry, page: PageColours): Problem[] {
  return listColouredTexts(tree, registry, page).flatMap((text) => {
    if (text.background === undefined) return [];
    const { ratio } = contrastOf(text.colour, text.background);
    return ratio < text.enough ? [describeContrast(text, ratio)] : [];
  });
}

/** Texts on pictures and videos, whose contrast the tree alone does not tell. */
export function listTextsOnPictures(tree: Tree, registry: Registry, page: PageColours): ColouredText[] {
  return listColouredTexts(tree, registry, page).filter(({ background }) => background === undefined);
}

function listColouredTexts(tree: Tree, registry: Registry, page: PageColours): ColouredText[] {
  return [...tree.blocks.values()].flatMap((block) => {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') return [];
    const values = readProps(definition, block.props);
    const enough = (definition.headings?.(values) ?? []).length > 0 ? ENOUGH_WHEN_LARGE : ENOUGH;
    return Object.entries(definition.props as Fields).flatMap(([prop, field]): ColouredText[] => {
      if (!isTextColour(field) || !holds(field.when, values)) return [];
      return [
        {
          ...{ blockId: block.id, blockType: block.type, prop, label: field.label, enough },
          colour: colourValue(String(values[prop]), field.palette),
          background: counterpartOf(tree, registry, block.id, 'text', page),
        },
      ];
    });
  });
}

function isTextColour(field: unknown): field is ColourField {
  const { kind } = field as AnyField;
  return kind === 'colour' && (field as ColourField).use === 'text';
}

/** @param ratio what the contrast is, which is too little */
export function describeContrast(text: ColouredText, ratio: number): Problem {
  const { blockId, blockType, prop } = text;
  return { level: 'warning', blockId, blockType, path: [prop], message: explain(text, ratio) };
}

function explain({ label, background, enough }: ColouredText, ratio: number): EditorText {
  const number = (value: number, language: string) => value.toLocaleString(language);
  if (background === undefined) {
    return {
      en: `"${label.en}" is hard to read on the picture behind it: the contrast is about ${number(ratio, 'en')} to 1, and ${number(enough, 'en')} is needed. Choose another colour here, or another picture.`,
      de: `„${translate(label, 'de')}“ ist auf dem Bild dahinter schwer zu lesen: Der Kontrast ist etwa ${number(ratio, 'de')} zu 1, nötig ist ${number(enough, 'de')}. Bitte hier eine andere Farbe oder ein anderes Bild wählen.`,
      nl: `“${translate(label, 'nl')}” is slecht te lezen op het beeld erachter: het contrast is ongeveer ${number(ratio, 'nl')} op 1, en ${number(enough, 'nl')} is nodig. Kies hier een andere kleur, of een ander beeld.`,
      fr: `« ${translate(label, 'fr')} » se lit mal sur l’image qui est derrière : le contraste est d’environ ${number(ratio, 'fr')} pour 1, et il en faut ${number(enough, 'fr')}. Choisissez ici une autre couleur, ou une autre image.`,
    };
  }
  return {
    en: `"${label.en}" is hard to read on the colour behind it: the contrast is ${number(ratio, 'en')} to 1, and ${number(enough, 'en')} is needed. Choose another colour here or behind it.`,
    de: `„${translate(label, 'de')}“ ist auf der Farbe dahinter schwer zu lesen: Der Kontrast ist ${number(ratio, 'de')} zu 1, nötig ist ${number(enough, 'de')}. Bitte hier oder dahinter eine andere Farbe wählen.`,
    nl: `“${translate(label, 'nl')}” is slecht te lezen op de kleur erachter: het contrast is ${number(ratio, 'nl')} op 1, en ${number(enough, 'nl')} is nodig. Kies hier of erachter een andere kleur.`,
    fr: `« ${translate(label, 'fr')} » se lit mal sur la couleur qui est derrière : le contraste est de ${number(ratio, 'fr')} pour 1, et il en faut ${number(enough, 'fr')}. Choisissez une autre couleur ici ou derrière.`,
  };
}
