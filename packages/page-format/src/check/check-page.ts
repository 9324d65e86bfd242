import type { AnyBlockDefinition } from '../block/define-block.ts';
import type { Field, Fields } from '../block/field.ts';
import { planOf } from '../block/field-plan.ts';
import { readProps } from '../block/props.ts';
import type { Block } from '../document/document.ts';
import { type EditorText, translate } from '../text/text.ts';
import type { FieldProblem } from './check-fields.ts';
import type { Mend } from './mend.ts';
import { mendHeading } from './mend-heading.ts';

/**
 * Rules that no block can check alone, because they are about the page as a whole: anchors that are used twice, and
 * headings that skip a level. Blocks are given one after the other, in reading order.
 */
export function createPageCheck(): (block: Block, definition: AnyBlockDefinition) => FieldProblem[] {
  const taken = new Set<string>();
  let level: number | undefined;

  function checkUnique(fields: Fields, props: Record<string, unknown>): FieldProblem[] {
    const found: FieldProblem[] = [];
    for (const name of planOf(fields).unique) {
      const value = props[name];
      if (typeof value !== 'string' || value === '') continue;
      if (taken.has(value)) {
        // A link leads to the first one in any case, so nobody misses this.
        const mend: Mend = { change: 'set', was: value, value: '', label: REMOVE_ANCHOR };
        found.push({ level: 'error', path: [name], message: explainTaken(fields[name] as Field, value), mend });
      }
      taken.add(value);
    }
    return found;
  }

  function checkHeadings(definition: AnyBlockDefinition, props: Record<string, unknown>): FieldProblem[] {
    const levels: number[] = definition.headings?.(props) ?? [];
    return levels.flatMap((next, index) => {
      const previous = level;
      level = next;
      if (previous === undefined || next <= previous + 1) return [];
      return [
        {
          level: 'warning' as const,
          ...mendHeading(definition, props, index, previous + 1),
          message: {
            en: `This heading is an H${next}, but the one before it an H${previous}. Use an H${previous + 1}, so that screen readers find no gap.`,
            de: `Diese Überschrift ist eine H${next}, die davor aber eine H${previous}. Bitte eine H${previous + 1} verwenden, damit Screenreader keine Lücke finden.`,
            nl: `Deze kop is een H${next}, maar de kop ervoor een H${previous}. Gebruik een H${previous + 1}, zodat schermlezers geen gat tegenkomen.`,
            fr: `Ce titre est un H${next}, mais celui qui le précède un H${previous}. Utilisez un H${previous + 1}, pour que les lecteurs d’écran ne rencontrent pas de saut.`,
          },
        },
      ];
    });
  }

  return (block, definition) => {
    const props = readProps(definition, block.props);
    return [...checkUnique(definition.props, props), ...checkHeadings(definition, props)];
  };
}

function explainTaken(field: Field, value: string): EditorText {
  return {
    en: `"${field.label.en}": "${value}" is already used further up on this page. Choose another.`,
    de: `„${translate(field.label, 'de')}“: „${value}“ steht weiter oben auf dieser Seite schon einmal. Bitte anders benennen.`,
    nl: `“${translate(field.label, 'nl')}”: “${value}” wordt hoger op deze pagina al gebruikt. Kies iets anders.`,
    fr: `« ${translate(field.label, 'fr')} » : « ${value} » est déjà utilisé plus haut sur cette page. Choisissez autre chose.`,
  };
}

const REMOVE_ANCHOR: EditorText = {
  en: 'Remove this anchor',
  de: 'Diese Sprungmarke entfernen',
  nl: 'Dit anker verwijderen',
  fr: 'Retirer cette ancre',
};
