import { text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const FeatureContainer = defineBlock({
  type: 'FeatureContainer',
  category: 'growthbook',
  label: {
    en: 'Feature container',
    de: 'Feature-Container',
    nl: 'Featurecontainer',
    fr: 'Conteneur de fonctionnalité',
  },
  description: {
    en: 'Shows one content or the other, depending on a GrowthBook feature flag.',
    de: 'Zeigt einen von zwei Inhalten, je nach Feature-Flag in GrowthBook.',
    nl: 'Toont de ene of de andere inhoud, afhankelijk van een featureflag in GrowthBook.',
    fr: 'Affiche un contenu ou l’autre, selon un feature flag de GrowthBook.',
  },
  icon: 'PuzzlePiece',
  synonyms: 'flag growthbook experiment a/b test feature schalter versuch variante',
  props: {
    featureName: text({
      translated: false,
      label: { en: 'Feature name', de: 'Name des Features', nl: 'Naam van de feature', fr: 'Nom de la fonctionnalité' },
      help: {
        en: 'Key of the feature in GrowthBook.',
        de: 'Schlüssel des Features in GrowthBook.',
        nl: 'Sleutel van de feature in GrowthBook.',
        fr: 'Clé de la fonctionnalité dans GrowthBook.',
      },
      required: true,
      maxLength: 100,
    }),
  },
  areas: {
    on: { label: { en: 'Feature on', de: 'Feature an', nl: 'Feature aan', fr: 'Fonctionnalité activée' }, flag: 'on' },
    off: {
      label: { en: 'Feature off', de: 'Feature aus', nl: 'Feature uit', fr: 'Fonctionnalité désactivée' },
      flag: 'off',
    },
  },
  flag: 'featureName',
  prompt: ({ featureName }) => (featureName.trim() === '' ? PROMPTS.featureNameMissing : undefined),
});
