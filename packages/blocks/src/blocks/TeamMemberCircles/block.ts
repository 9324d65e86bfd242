import type { EditorText } from 'page-format';
import { choice } from 'page-format/fields';
import { image } from '../../fields/index.ts';
import { VERTICAL_ALIGNMENTS } from '../../fields/options.ts';
import { defineBlock } from '../../site/define-block.ts';

function furtherPhoto(label: EditorText) {
  return image({
    label,
    help: {
      en: 'Shown on tablets and desktops only.',
      de: 'Nur auf Tablets und größeren Bildschirmen zu sehen.',
      nl: 'Alleen te zien op tablets en desktops.',
      fr: 'Visible seulement sur tablette et ordinateur.',
    },
  });
}

export const TeamMemberCircles = defineBlock({
  type: 'TeamMemberCircles',
  category: 'blocks',
  label: { en: 'Team circles', de: 'Teamkreise', nl: 'Teamcirkels', fr: 'Portraits d’équipe' },
  description: {
    en: 'Content beside up to six round photos.',
    de: 'Inhalt neben bis zu sechs runden Fotos.',
    nl: 'Inhoud naast maximaal zes ronde foto’s.',
    fr: 'Un contenu à côté de six photos rondes au maximum.',
  },
  icon: 'User',
  synonyms: 'team people photos portraits mitarbeiter menschen porträts köpfe',
  props: {
    firstImage: image({
      label: { en: 'First photo', de: 'Erstes Foto', nl: 'Eerste foto', fr: 'Première photo' },
      required: true,
    }),
    secondImage: furtherPhoto({ en: 'Second photo', de: 'Zweites Foto', nl: 'Tweede foto', fr: 'Deuxième photo' }),
    thirdImage: furtherPhoto({ en: 'Third photo', de: 'Drittes Foto', nl: 'Derde foto', fr: 'Troisième photo' }),
    fourthImage: furtherPhoto({ en: 'Fourth photo', de: 'Viertes Foto', nl: 'Vierde foto', fr: 'Quatrième photo' }),
    fifthImage: furtherPhoto({ en: 'Fifth photo', de: 'Fünftes Foto', nl: 'Vijfde foto', fr: 'Cinquième photo' }),
    sixthImage: furtherPhoto({ en: 'Sixth photo', de: 'Sechstes Foto', nl: 'Zesde foto', fr: 'Sixième photo' }),
    verticalAlignment: choice({
      label: {
        en: 'Vertical alignment',
        de: 'Vertikale Ausrichtung',
        nl: 'Verticale uitlijning',
        fr: 'Alignement vertical',
      },
      default: 'center',
      options: VERTICAL_ALIGNMENTS,
    }),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt', nl: 'Inhoud', fr: 'Contenu' } } },
});
