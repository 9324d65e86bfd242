import { list, media, text, toggle } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const LogoSliderBlock = defineBlock({
  type: 'LogoSliderBlock',
  category: 'sliders',
  label: { en: 'Logo slider', de: 'Logo-Slider', nl: 'Logoslider', fr: 'Carrousel de logos' },
  description: {
    en: 'Logos that move on by themselves, until a visitor stops them.',
    de: 'Logos, die von selbst weiterlaufen, bis jemand sie anhält.',
    nl: 'Logo’s die vanzelf doorlopen tot een bezoeker ze stopzet.',
    fr: 'Des logos qui défilent tout seuls, jusqu’à ce qu’un visiteur les arrête.',
  },
  icon: 'Images',
  synonyms: 'logos carousel partners customers karussell kunden partner laufband',
  island: true,
  props: {
    logos: list({
      label: { en: 'Logos', de: 'Logos', nl: 'Logo’s', fr: 'Logos' },
      itemLabel: { en: 'logo', de: 'Logo', nl: 'logo', fr: 'logo' },
      titleProp: 'name',
      max: 60,
      item: {
        name: text({
          label: { en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' },
          help: {
            en: 'Whose logo it is; read out to people who cannot see it.',
            de: 'Wessen Logo es ist; wird allen vorgelesen, die es nicht sehen können.',
            nl: 'Van wie het logo is; wordt voorgelezen aan wie het niet kan zien.',
            fr: 'À qui appartient le logo ; lu aux personnes qui ne peuvent pas le voir.',
          },
          maxLength: 200,
        }),
        // Logos are shown whole.
        file: media({ label: { en: 'Logo', de: 'Logo', nl: 'Logo', fr: 'Logo' }, required: true, altProp: 'name' }),
      },
    }),
    showExtraButton: toggle({
      label: { en: 'Extra button', de: 'Zusätzlicher Button', nl: 'Extra knop', fr: 'Bouton supplémentaire' },
      group: 'content',
      default: false,
    }),
    extraButtonTitle: text({
      label: {
        en: 'Label of the button',
        de: 'Beschriftung des Buttons',
        nl: 'Opschrift van de knop',
        fr: 'Libellé du bouton',
      },
      default: 'Weitere Unternehmen',
      maxLength: 120,
      room: 34,
      when: { prop: 'showExtraButton', is: true },
    }),
    extraButtonLink: link({
      label: { en: 'Link of the button', de: 'Link des Buttons', nl: 'Link van de knop', fr: 'Lien du bouton' },
      when: { prop: 'showExtraButton', is: true },
    }),
  },
  main: ['logos', 'showExtraButton'],
  content: { items: 'logos' },
  example: () => ({ logos: [{}, {}, {}, {}] }),
  prompt: askWhen(({ logos }) => logos.length === 0, {
    en: 'Please add at least one logo on the right.',
    de: 'Bitte rechts mindestens ein Logo hinzufügen.',
    nl: 'Voeg rechts minstens één logo toe.',
    fr: 'Ajoutez au moins un logo à droite.',
  }),
});
