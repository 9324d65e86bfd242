import { choice, list, text } from 'page-format/fields';
import { colour, image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

/** Of fields that the site has a text for. */
const SITE_TEXT = {
  en: 'Left empty, the site’s own text is shown.',
  de: 'Bleibt das Feld leer, steht hier der Text der Website.',
  nl: 'Als je dit leeg laat, staat hier de tekst van de website.',
  fr: 'Si ce champ est vide, le texte du site est affiché.',
};

export const SliderWithPricing = defineBlock({
  type: 'SliderWithPricing',
  category: 'sliders',
  label: {
    en: 'Bike slider with prices',
    de: 'Fahrrad-Slider mit Preisen',
    nl: 'Fietsslider met prijzen',
    fr: 'Carrousel de vélos avec prix',
  },
  description: {
    en: 'Bikes to leaf through; a card beside them shows what the current one costs a month and saves.',
    de: 'Fahrräder zum Durchblättern; eine Karte daneben zeigt Monatsrate und Ersparnis des aktuellen Rads.',
    nl: 'Fietsen om door te bladeren; een kaart ernaast toont wat de huidige per maand kost en bespaart.',
    fr: 'Des vélos à faire défiler ; une carte à côté montre ce que le vélo affiché coûte par mois et fait économiser.',
  },
  icon: 'PriceTag',
  synonyms: 'bikes carousel price savings fahrräder karussell preis ersparnis',
  island: true,
  props: {
    slides: list({
      label: { en: 'Bikes', de: 'Fahrräder', nl: 'Fietsen', fr: 'Vélos' },
      itemLabel: { en: 'bike', de: 'Fahrrad', nl: 'fiets', fr: 'vélo' },
      titleProp: 'name',
      max: 30,
      item: {
        name: text({ label: { en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' }, required: true, maxLength: 200 }),
        price: text({
          label: { en: 'Price', de: 'Preis', nl: 'Prijs', fr: 'Prix' },
          help: {
            en: 'A number such as 3499 or 3499,50. A text with € or kr is shown as it is.',
            de: 'Eine Zahl wie 3499 oder 3499,50. Ein Text mit € oder kr wird unverändert gezeigt.',
            nl: 'Een getal zoals 3499 of 3499,50. Een tekst met € of kr wordt ongewijzigd getoond.',
            fr: 'Un nombre comme 3499 ou 3499,50. Un texte avec € ou kr est affiché tel quel.',
          },
          maxLength: 100,
        }),
        bikeType: text({
          label: { en: 'Type of bike', de: 'Fahrradtyp', nl: 'Type fiets', fr: 'Type de vélo' },
          placeholder: 'City e-bike',
          maxLength: 100,
        }),
        monthlyCosts: text({
          label: { en: 'Costs per month', de: 'Kosten pro Monat', nl: 'Kosten per maand', fr: 'Coût par mois' },
          maxLength: 100,
        }),
        savingCosts: text({
          label: { en: 'Saving', de: 'Ersparnis', nl: 'Besparing', fr: 'Économie' },
          maxLength: 100,
        }),
        image: image({ shownWidth: 700, label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' } }),
      },
    }),
    monthlyCostsText: text({
      label: {
        en: 'Text above the monthly costs',
        de: 'Text über den monatlichen Kosten',
        nl: 'Tekst boven de maandelijkse kosten',
        fr: 'Texte au-dessus du coût mensuel',
      },
      help: SITE_TEXT,
      maxLength: 200,
    }),
    ctaText: text({
      label: {
        en: 'Text above the button',
        de: 'Text über dem Button',
        nl: 'Tekst boven de knop',
        fr: 'Texte au-dessus du bouton',
      },
      maxLength: 300,
    }),
    ctaButtonText: text({
      label: {
        en: 'Label of the button',
        de: 'Beschriftung des Buttons',
        nl: 'Opschrift van de knop',
        fr: 'Libellé du bouton',
      },
      help: SITE_TEXT,
      maxLength: 120,
      room: 25,
    }),
    ctaLink: link({
      label: { en: 'Link of the button', de: 'Link des Buttons', nl: 'Link van de knop', fr: 'Lien du bouton' },
      default: '/calculator',
    }),
    currency: choice({
      label: { en: 'Currency', de: 'Währung', nl: 'Valuta', fr: 'Devise' },
      group: 'content',
      default: 'euro',
      options: [
        { value: 'euro', label: { en: 'Euro', de: 'Euro', nl: 'Euro', fr: 'Euro' } },
        {
          value: 'sek',
          label: { en: 'Swedish krona', de: 'Schwedische Krone', nl: 'Zweedse kroon', fr: 'Couronne suédoise' },
        },
      ],
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe', nl: 'Achtergrondkleur', fr: 'Couleur d’arrière-plan' },
      default: 'greenSoft',
    }),
  },
  main: ['slides', 'monthlyCostsText', 'ctaButtonText', 'ctaLink'],
  example: (say) => ({
    slides: [
      {
        name: say({ en: 'Name of the bike', de: 'Name des Rads', nl: 'Naam van de fiets', fr: 'Nom du vélo' }),
        price: '3000',
        bikeType: say({
          en: 'City e-bike',
          de: 'City-E-Bike',
          nl: 'Elektrische stadsfiets',
          fr: 'Vélo électrique de ville',
        }),
        monthlyCosts: '75',
        savingCosts: '1100',
      },
    ],
  }),
  prompt: askWhen(({ slides }) => slides.length === 0, {
    en: 'Please add at least one bike on the right.',
    de: 'Bitte rechts mindestens ein Fahrrad hinzufügen.',
    nl: 'Voeg rechts minstens één fiets toe.',
    fr: 'Ajoutez au moins un vélo à droite.',
  }),
});
