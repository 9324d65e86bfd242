import { defineBlock } from '../../core/define-block.ts';
import { choice, list } from '../../fields/index.ts';
import { COLUMN_SIZES, GAPS } from '../../fields/options.ts';

export const Columns = defineBlock({
  type: 'Columns',
  category: 'layout',
  label: { en: 'Columns', de: 'Spalten' },
  description: {
    en: 'Content side by side on a grid of twelve columns.',
    de: 'Inhalte nebeneinander auf einem Raster aus zwölf Spalten.',
  },
  icon: 'GridFour',
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
  itemAreas: { list: 'columns', label: { en: 'Column', de: 'Spalte' } },
});
