import { choice, list, media, text } from 'page-format/fields';
import { colour, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const SliderWithPricing = defineBlock({
  type: 'SliderWithPricing',
  category: 'sliders',
  label: { en: 'Bike slider with prices', de: 'Fahrrad-Slider mit Preisen' },
  description: {
    en: 'Bikes to leaf through; a card beside them shows what the current one costs a month and saves.',
    de: 'Fahrräder zum Durchblättern; eine Karte daneben zeigt Monatsrate und Ersparnis des aktuellen Rads.',
  },
  icon: 'PriceTag',
  synonyms: 'bikes carousel price savings fahrräder karussell preis ersparnis',
  island: true,
  props: {
    slides: list({
      label: { en: 'Bikes', de: 'Fahrräder' },
      itemLabel: { en: 'bike', de: 'Fahrrad' },
      titleProp: 'name',
      max: 30,
      item: {
        name: text({ label: { en: 'Name', de: 'Name' }, required: true, maxLength: 200 }),
        price: text({
          label: { en: 'Price', de: 'Preis' },
          help: {
            en: 'A number such as 3499 or 3499,50. A text with € or kr is shown as it is.',
            de: 'Eine Zahl wie 3499 oder 3499,50. Ein Text mit € oder kr wird unverändert gezeigt.',
          },
          maxLength: 100,
        }),
        bikeType: text({
          label: { en: 'Type of bike', de: 'Fahrradtyp' },
          placeholder: 'City e-bike',
          maxLength: 100,
        }),
        monthlyCosts: text({ label: { en: 'Costs per month', de: 'Kosten pro Monat' }, maxLength: 100 }),
        savingCosts: text({ label: { en: 'Saving', de: 'Ersparnis' }, maxLength: 100 }),
        image: media({ label: { en: 'Image', de: 'Bild' } }),
      },
    }),
    monthlyCostsText: text({
      label: { en: 'Words above the monthly costs', de: 'Text über den monatlichen Kosten' },
      help: { en: 'Left empty, the site says it.', de: 'Bleibt das Feld leer, steht hier der Text der Website.' },
      maxLength: 200,
    }),
    ctaText: text({ label: { en: 'Words above the button', de: 'Text über der Schaltfläche' }, maxLength: 300 }),
    ctaButtonText: text({
      label: { en: 'Label of the button', de: 'Beschriftung der Schaltfläche' },
      help: { en: 'Left empty, the site says it.', de: 'Bleibt das Feld leer, steht hier der Text der Website.' },
      maxLength: 120,
    }),
    ctaLink: link({ label: { en: 'Link of the button', de: 'Link der Schaltfläche' }, default: '/calculator' }),
    currency: choice({
      label: { en: 'Currency', de: 'Währung' },
      group: 'content',
      default: 'euro',
      options: [
        { value: 'euro', label: { en: 'Euro', de: 'Euro' } },
        { value: 'sek', label: { en: 'Swedish krona', de: 'Schwedische Krone' } },
      ],
    }),
    backgroundColor: colour({ label: { en: 'Background colour', de: 'Hintergrundfarbe' }, default: 'greenSoft' }),
  },
  prompt: ({ slides }) =>
    slides.length === 0
      ? { en: 'Please add at least one bike on the right.', de: 'Bitte rechts mindestens ein Fahrrad hinzufügen.' }
      : undefined,
});
