import { choice, media } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

const fromMediumUp = {
  en: 'Shown on tablets and desktops only.',
  de: 'Nur auf Tablets und größeren Bildschirmen zu sehen.',
};

export const TeamMemberCircles = defineBlock({
  type: 'TeamMemberCircles',
  category: 'blocks',
  label: { en: 'Team circles', de: 'Teamkreise' },
  description: {
    en: 'Content beside up to six round photos.',
    de: 'Inhalt neben bis zu sechs runden Fotos.',
  },
  icon: 'User',
  synonyms: 'team people photos portraits mitarbeiter menschen porträts köpfe',
  props: {
    firstImage: media({ label: { en: 'First photo', de: 'Erstes Foto' }, required: true }),
    secondImage: media({ label: { en: 'Second photo', de: 'Zweites Foto' }, help: fromMediumUp }),
    thirdImage: media({ label: { en: 'Third photo', de: 'Drittes Foto' }, help: fromMediumUp }),
    fourthImage: media({ label: { en: 'Fourth photo', de: 'Viertes Foto' }, help: fromMediumUp }),
    fifthImage: media({ label: { en: 'Fifth photo', de: 'Fünftes Foto' }, help: fromMediumUp }),
    sixthImage: media({ label: { en: 'Sixth photo', de: 'Sechstes Foto' }, help: fromMediumUp }),
    verticalAlignment: choice({
      label: { en: 'Vertical alignment', de: 'Vertikale Ausrichtung' },
      default: 'center',
      options: [
        { value: 'top', label: { en: 'Top', de: 'Oben' } },
        { value: 'center', label: { en: 'Center', de: 'Mitte' } },
        { value: 'bottom', label: { en: 'Bottom', de: 'Unten' } },
      ],
    }),
  },
  areas: { content: { label: { en: 'Content', de: 'Inhalt' } } },
});
