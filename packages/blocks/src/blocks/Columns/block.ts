import type { ValueProblem } from 'page-format';
import { choice, list } from 'page-format/fields';
import { COLUMN_SIZES, type ColumnSize, GAPS } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

/**
 * Columns that are too many for a row of twelve. Rows that are full to the last twelfth are a grid on purpose, such as
 * four halves; on smaller screens columns stand below each other as a rule, so only the desktop is looked at.
 */
function checkRow(sizes: readonly ColumnSize[]): ValueProblem[] {
  const spans = sizes.filter((size): size is Exclude<ColumnSize, 'hidden'> => size !== 'hidden');
  const total = spans.reduce<number>((sum, span) => sum + span, 0);
  let left = 12;
  const isGrid = spans.every((span) => {
    const fits = span <= left || left === 0;
    left = (left === 0 ? 12 : left) - span;
    return fits;
  });
  if (total <= 12 || (isGrid && left === 0)) return [];
  return [
    {
      level: 'warning',
      path: ['columns'],
      message: {
        en: `The columns take ${total} of 12 on desktop, so the last ones start a new row. Make them smaller.`,
        de: `Die Spalten belegen auf dem Desktop ${total} von 12, die letzten beginnen also eine neue Zeile. Bitte verkleinern.`,
      },
    },
  ];
}

export const Columns = defineBlock({
  type: 'Columns',
  category: 'layout',
  label: { en: 'Columns', de: 'Spalten' },
  description: {
    en: 'Content side by side on a grid of twelve columns.',
    de: 'Inhalte nebeneinander auf einem Raster aus zwölf Spalten.',
  },
  icon: 'GridFour',
  synonyms: 'grid row layout side by side raster zeile nebeneinander kacheln',
  props: {
    columns: list({
      label: { en: 'Columns', de: 'Spalten' },
      help: {
        en: 'Sizes are twelfths of the row: 6 is half, 4 a third. What does not fit starts a new row.',
        de: 'Größen sind Zwölftel der Zeile: 6 ist die Hälfte, 4 ein Drittel. Was nicht passt, beginnt eine neue Zeile.',
      },
      group: 'layout',
      itemLabel: { en: 'column', de: 'Spalte' },
      max: 12,
      item: {
        desktopSize: choice({ label: { en: 'Desktop', de: 'Desktop' }, default: 6, options: COLUMN_SIZES }),
        tabletSize: choice({ label: { en: 'Tablet', de: 'Tablet' }, default: 6, options: COLUMN_SIZES }),
        mobileSize: choice({ label: { en: 'Mobile', de: 'Mobil' }, default: 12, options: COLUMN_SIZES }),
        verticalAlignment: choice({
          label: { en: 'Vertical alignment', de: 'Vertikale Ausrichtung' },
          default: 'top',
          options: [
            { value: 'top', label: { en: 'Top', de: 'Oben' } },
            { value: 'center', label: { en: 'Center', de: 'Mitte' } },
            { value: 'bottom', label: { en: 'Bottom', de: 'Unten' } },
          ],
        }),
      },
      default: [{}, {}],
    }),
    gap: choice({
      label: { en: 'Gap', de: 'Zwischenraum' },
      default: 4,
      options: GAPS,
    }),
  },
  check: ({ columns }) => checkRow(columns.map(({ desktopSize }) => desktopSize ?? 6)),
  itemAreas: { list: 'columns', label: { en: 'Column', de: 'Spalte' } },
  wraps: { label: { en: 'Wrap in columns', de: 'In Spalten setzen' } },
});
