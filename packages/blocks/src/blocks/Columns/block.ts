import type { ValueProblem } from 'page-format';
import { choice, list } from 'page-format/fields';
import { COLUMN_SIZES, type ColumnSize, GAPS, VERTICAL_ALIGNMENTS } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';
import { LAYOUTS } from './layouts.ts';

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
        nl: `De kolommen beslaan op desktop ${total} van de 12, dus de laatste beginnen op een nieuwe rij. Maak ze smaller.`,
        fr: `Les colonnes occupent ${total} sur 12 sur ordinateur, les dernières passent donc à la ligne. Réduisez-les.`,
      },
    },
  ];
}

export const Columns = defineBlock({
  type: 'Columns',
  category: 'layout',
  label: { en: 'Columns', de: 'Spalten', nl: 'Kolommen', fr: 'Colonnes' },
  description: {
    en: 'Content side by side on a grid of twelve columns.',
    de: 'Inhalte nebeneinander auf einem Raster aus zwölf Spalten.',
    nl: 'Inhoud naast elkaar op een raster van twaalf kolommen.',
    fr: 'Des contenus côte à côte sur une grille de douze colonnes.',
  },
  icon: 'GridFour',
  synonyms: 'grid row layout side by side raster zeile nebeneinander kacheln',
  props: {
    columns: list({
      label: { en: 'Columns', de: 'Spalten', nl: 'Kolommen', fr: 'Colonnes' },
      help: {
        en: 'Sizes are twelfths of the row: 6 is half, 4 a third. What does not fit starts a new row.',
        de: 'Größen sind Zwölftel der Zeile: 6 ist die Hälfte, 4 ein Drittel. Was nicht passt, beginnt eine neue Zeile.',
        nl: 'Maten zijn twaalfden van de rij: 6 is de helft, 4 een derde. Wat niet past, begint op een nieuwe rij.',
        fr: 'Les tailles sont des douzièmes de la ligne : 6 en est la moitié, 4 le tiers. Ce qui ne tient pas passe à la ligne.',
      },
      group: 'layout',
      itemLabel: { en: 'column', de: 'Spalte', nl: 'kolom', fr: 'colonne' },
      max: 12,
      item: {
        desktopSize: choice({
          label: { en: 'Desktop', de: 'Desktop', nl: 'Desktop', fr: 'Ordinateur' },
          default: 6,
          options: COLUMN_SIZES,
        }),
        tabletSize: choice({
          label: { en: 'Tablet', de: 'Tablet', nl: 'Tablet', fr: 'Tablette' },
          default: 6,
          options: COLUMN_SIZES,
        }),
        mobileSize: choice({
          label: { en: 'Mobile', de: 'Mobil', nl: 'Mobiel', fr: 'Mobile' },
          default: 12,
          options: COLUMN_SIZES,
        }),
        verticalAlignment: choice({
          label: {
            en: 'Vertical alignment',
            de: 'Vertikale Ausrichtung',
            nl: 'Verticale uitlijning',
            fr: 'Alignement vertical',
          },
          default: 'top',
          options: VERTICAL_ALIGNMENTS,
        }),
      },
      default: [{}, {}],
    }),
    gap: choice({
      label: { en: 'Gap', de: 'Abstand', nl: 'Tussenruimte', fr: 'Espacement' },
      default: 4,
      options: GAPS,
    }),
  },
  check: ({ columns }) => checkRow(columns.map(({ desktopSize }) => desktopSize ?? 6)),
  layouts: LAYOUTS,
  itemAreas: { list: 'columns', label: { en: 'Column', de: 'Spalte', nl: 'Kolom', fr: 'Colonne' } },
  wraps: {
    label: {
      en: 'Wrap in columns',
      de: 'In Spalten setzen',
      nl: 'In kolommen plaatsen',
      fr: 'Placer dans des colonnes',
    },
  },
});
