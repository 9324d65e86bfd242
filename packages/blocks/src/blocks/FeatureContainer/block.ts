import { text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const FeatureContainer = defineBlock({
  type: 'FeatureContainer',
  category: 'growthbook',
  label: { en: 'Feature container', de: 'Feature-Bereich' },
  description: {
    en: 'Shows one of two contents, as a feature flag of GrowthBook decides.',
    de: 'Zeigt einen von zwei Inhalten, je nach Feature-Flag in GrowthBook.',
  },
  icon: 'PuzzlePiece',
  synonyms: 'flag growthbook experiment a/b test feature schalter versuch variante',
  props: {
    featureName: text({
      label: { en: 'Feature name', de: 'Name des Features' },
      help: { en: 'Key of the feature in GrowthBook.', de: 'Schlüssel des Features in GrowthBook.' },
      required: true,
      maxLength: 100,
    }),
  },
  areas: {
    on: { label: { en: 'Feature on', de: 'Feature an' }, flag: 'on' },
    off: { label: { en: 'Feature off', de: 'Feature aus' }, flag: 'off' },
  },
  flag: 'featureName',
  prompt: ({ featureName }) => (featureName.trim() === '' ? PROMPTS.featureNameMissing : undefined),
});
