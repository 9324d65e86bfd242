import { holds } from '../block/condition.ts';
import type { AnyBlockDefinition, AreaRule } from '../block/define-block.ts';
import type { Block } from '../document/document.ts';
import type { ListField } from '../fields/list.ts';
import { type EditorText, translate } from '../text/text.ts';
import type { FieldProblem } from './check-fields.ts';
import type { Mend } from './mend.ts';
import { removeItem } from './mend-item.ts';

/** Areas of a block that are empty, where visitors would look for something in them. */
export function checkAreas(
  definition: AnyBlockDefinition,
  { areas }: Pick<Block, 'areas'>,
  props: Record<string, unknown>,
): FieldProblem[] {
  const isMissing = ({ needed = false }: AreaRule, name: string) =>
    (typeof needed === 'boolean' ? needed : holds(needed, props)) && (areas?.[name] ?? []).length === 0;
  const fixed: [string, AreaRule][] = Object.entries(definition.areas ?? {});
  const found = fixed
    .filter(([name, rule]) => isMissing(rule, name))
    .map(([, rule]) => reportEmpty([], explainEmptyArea(rule.label), mendBlock(definition, rule)));
  const { itemAreas } = definition;
  if (!itemAreas?.needed) return found;
  const list = definition.props[itemAreas.list] as ListField;
  const items = props[itemAreas.list] as { id: string }[];
  const empty = items.map(({ id }, index) => ({ id, index })).filter(({ id }) => isMissing(itemAreas, id));
  return [
    ...found,
    ...empty.map(({ id, index }) => {
      // One that is alone is what the block shows; whether it goes is for somebody to say.
      const mend = items.length > 1 ? removeItem(list.itemLabel, id, index + 1) : undefined;
      return reportEmpty([itemAreas.list, index], EMPTY_ITEM, mend);
    }),
  ];
}

function reportEmpty(path: FieldProblem['path'], message: EditorText, mend: Mend | undefined): FieldProblem {
  return { level: 'warning', onceSaved: true, path, message, ...(mend && { mend }) };
}

/** A block that is nothing but this area shows nothing, so it can go. */
function mendBlock({ areas = {}, itemAreas }: AnyBlockDefinition, { needed }: AreaRule): Mend | undefined {
  if (needed !== true || itemAreas || Object.keys(areas).length > 1) return undefined;
  return {
    change: 'removeBlock',
    label: {
      en: 'Delete this block',
      de: 'Diesen Block löschen',
      nl: 'Dit blok verwijderen',
      fr: 'Supprimer ce bloc',
    },
  };
}

/** Which item it is stands in front of it. */
const EMPTY_ITEM: EditorText = {
  en: 'Nothing stands in here, so visitors find it empty. Put a block in, or remove it.',
  de: 'Hier steht nichts, Besucher finden diese Stelle also leer vor. Bitte einen Block hineinsetzen oder sie entfernen.',
  nl: 'Hier staat niets in, dus bezoekers treffen het leeg aan. Zet er een blok in of verwijder het.',
  fr: 'Il n’y a rien ici : les visiteurs le trouvent vide. Placez-y un bloc, ou retirez-le.',
};

function explainEmptyArea(label: EditorText): EditorText {
  return {
    en: `"${label.en}" is empty, so visitors find nothing there. Put a block in.`,
    de: `„${translate(label, 'de')}“ ist leer, Besucher finden dort also nichts. Bitte einen Block hineinsetzen.`,
    nl: `“${translate(label, 'nl')}” is leeg, dus bezoekers vinden daar niets. Zet er een blok in.`,
    fr: `« ${translate(label, 'fr')} » est vide : les visiteurs n’y trouvent rien. Placez-y un bloc.`,
  };
}
