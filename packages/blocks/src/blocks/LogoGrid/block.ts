import { list, text } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const LogoGrid = defineBlock({
  type: 'LogoGrid',
  category: 'blocks',
  label: { en: 'Logo grid', de: 'Logoraster', nl: 'Logoraster', fr: 'Grille de logos' },
  description: {
    en: 'Logos side by side.',
    de: 'Logos nebeneinander.',
    nl: 'Logo’s naast elkaar.',
    fr: 'Des logos côte à côte.',
  },
  icon: 'GridNine',
  synonyms: 'logos partners customers brands kunden partner marken raster',
  props: {
    logos: list({
      label: { en: 'Logos', de: 'Logos', nl: 'Logo’s', fr: 'Logos' },
      itemLabel: { en: 'logo', de: 'Logo', nl: 'logo', fr: 'logo' },
      titleProp: 'alt',
      max: 60,
      item: {
        file: image({ label: { en: 'Logo', de: 'Logo', nl: 'Logo', fr: 'Logo' }, required: true, altProp: 'alt' }),
        alt: text({
          label: { en: 'Alternative text', de: 'Alternativtext', nl: 'Alternatieve tekst', fr: 'Texte alternatif' },
          help: {
            en: "Name of the company. Left empty, the media library's text is used.",
            de: 'Name des Unternehmens. Bleibt das Feld leer, gilt der Text aus der Mediathek.',
            nl: 'Naam van het bedrijf. Als je dit leeg laat, geldt de tekst uit de mediabibliotheek.',
            fr: 'Nom de l’entreprise. Si ce champ est vide, le texte de la médiathèque est utilisé.',
          },
          maxLength: 200,
        }),
        url: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' } }),
      },
    }),
  },
  content: { items: 'logos' },
  example: () => ({ logos: [{}, {}, {}, {}] }),
  prompt: ({ logos }) => (logos.length === 0 ? PROMPTS.logoGridEmpty : undefined),
});
