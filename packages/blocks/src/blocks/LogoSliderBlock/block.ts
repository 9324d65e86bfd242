import { list, media, text, toggle } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const LogoSliderBlock = defineBlock({
  type: 'LogoSliderBlock',
  category: 'sliders',
  label: { en: 'Logo slider', de: 'Logo-Slider' },
  description: {
    en: 'Logos that move on by themselves, until a visitor stops them.',
    de: 'Logos, die von selbst weiterlaufen, bis jemand sie anhält.',
  },
  icon: 'Images',
  synonyms: 'logos carousel partners customers karussell kunden partner laufband',
  island: true,
  props: {
    logos: list({
      label: { en: 'Logos', de: 'Logos' },
      itemLabel: { en: 'logo', de: 'Logo' },
      titleProp: 'name',
      max: 60,
      item: {
        name: text({
          label: { en: 'Name', de: 'Name' },
          help: {
            en: 'Whose logo it is; read out to people who cannot see it.',
            de: 'Wessen Logo es ist; wird vorgelesen.',
          },
          maxLength: 200,
        }),
        file: media({ label: { en: 'Logo', de: 'Logo' }, required: true, altProp: 'name' }),
      },
    }),
    showExtraButton: toggle({
      label: { en: 'Extra button', de: 'Zusätzliche Schaltfläche' },
      group: 'content',
      default: false,
    }),
    extraButtonTitle: text({
      label: { en: 'Label of the button', de: 'Beschriftung der Schaltfläche' },
      default: 'Weitere Unternehmen',
      maxLength: 120,
      when: { prop: 'showExtraButton', is: true },
    }),
    extraButtonLink: link({
      label: { en: 'Link of the button', de: 'Link der Schaltfläche' },
      when: { prop: 'showExtraButton', is: true },
    }),
  },
  prompt: ({ logos }) =>
    logos.length === 0
      ? { en: 'Please add at least one logo on the right.', de: 'Bitte rechts mindestens ein Logo hinzufügen.' }
      : undefined,
});
