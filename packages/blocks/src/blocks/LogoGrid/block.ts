import { list, media, text } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const LogoGrid = defineBlock({
  type: 'LogoGrid',
  category: 'blocks',
  label: { en: 'Logo grid', de: 'Logoraster' },
  description: { en: 'Logos side by side.', de: 'Logos nebeneinander.' },
  icon: 'GridNine',
  synonyms: 'logos partners customers brands kunden partner marken raster',
  props: {
    logos: list({
      label: { en: 'Logos', de: 'Logos' },
      itemLabel: { en: 'logo', de: 'Logo' },
      titleProp: 'alt',
      max: 60,
      item: {
        file: media({ label: { en: 'Logo', de: 'Logo' }, required: true, altProp: 'alt' }),
        alt: text({
          label: { en: 'Alternative text', de: 'Alternativtext' },
          help: {
            en: "Name of the company. Left empty, the media library's text is used.",
            de: 'Name der Firma. Leer gilt der Text aus der Mediathek.',
          },
          maxLength: 200,
        }),
        url: link({ label: { en: 'Link', de: 'Link' } }),
      },
    }),
  },
  prompt: ({ logos }) => (logos.length === 0 ? PROMPTS.logoGridEmpty : undefined),
});
