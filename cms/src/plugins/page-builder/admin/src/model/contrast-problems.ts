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

/**
 * Texts that are hard to read where their block stands: their colour on the background of the block, or of the nearest
 * block around it that has one. A text without a colour of its own is looked at where it gets its colour. Headings are
 * large text (WCAG 2.2, success criterion 1.4.3). What stands on a picture cannot be judged.
 * @param page the colours of the page itself
 */
export function findContrastProblems(tree: Tree, registry: Registry, page: PageColours): Problem[] {
  return [...tree.blocks.values()].flatMap((block) => {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') return [];
    const values = readProps(definition, block.props);
    const enough = (definition.headings?.(values) ?? []).length > 0 ? ENOUGH_WHEN_LARGE : ENOUGH;
    return Object.entries(definition.props as Fields).flatMap(([name, field]): Problem[] => {
      if (!isTextColour(field) || !holds(field.when, values)) return [];
      const background = counterpartOf(tree, registry, block.id, 'text', page);
      if (background === undefined) return [];
      const { ratio } = contrastOf(colourValue(String(values[name]), field.palette), background);
      if (ratio >= enough) return [];
      return [
        {
          level: 'warning',
          blockId: block.id,
          blockType: block.type,
          path: [name],
          message: explain(field.label, ratio, enough),
        },
      ];
    });
  });
}

function isTextColour(field: unknown): field is ColourField {
  const { kind } = field as AnyField;
  return kind === 'colour' && (field as ColourField).use === 'text';
}

function explain(label: EditorText, ratio: number, enough: number): EditorText {
  const number = (value: number, language: string) => value.toLocaleString(language);
  return {
    en: `"${label.en}" is hard to read on the colour behind it: the contrast is ${number(ratio, 'en')} to 1, and ${number(enough, 'en')} is needed. Choose another colour here or behind it.`,
    de: `„${translate(label, 'de')}“ ist auf der Farbe dahinter schwer zu lesen: Der Kontrast ist ${number(ratio, 'de')} zu 1, nötig ist ${number(enough, 'de')}. Bitte hier oder dahinter eine andere Farbe wählen.`,
    nl: `“${translate(label, 'nl')}” is slecht te lezen op de kleur erachter: het contrast is ${number(ratio, 'nl')} op 1, en ${number(enough, 'nl')} is nodig. Kies hier of erachter een andere kleur.`,
    fr: `« ${translate(label, 'fr')} » se lit mal sur la couleur qui est derrière : le contraste est de ${number(ratio, 'fr')} pour 1, et il en faut ${number(enough, 'fr')}. Choisissez une autre couleur ici ou derrière.`,
  };
}
