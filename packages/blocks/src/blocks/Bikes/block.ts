import { choice, number } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';
import { bikeFilter } from './bike-filter.ts';

export const Bikes = defineBlock({
  type: 'Bikes',
  category: 'blocks',
  label: { en: 'Bikes', de: 'Fahrräder', nl: 'Fietsen', fr: 'Vélos' },
  description: {
    en: 'Cards of the bikes of one type or brand.',
    de: 'Karten der Fahrräder eines Typs oder einer Marke.',
    nl: 'Kaarten van de fietsen van een type of merk.',
    fr: 'Les cartes des vélos d’un type ou d’une marque.',
  },
  icon: 'Store',
  synonyms: 'bike cards products grid list fahrrad räder produkte kacheln angebote',
  element: true,
  props: {
    source: choice({
      label: { en: 'Bikes of', de: 'Fahrräder nach', nl: 'Fietsen op', fr: 'Vélos par' },
      group: 'content',
      default: 'type',
      options: [
        { value: 'type', label: { en: 'A type', de: 'Typ', nl: 'Type', fr: 'Type' } },
        { value: 'brand', label: { en: 'A brand', de: 'Marke', nl: 'Merk', fr: 'Marque' } },
      ],
    }),
    bikeType: bikeFilter({
      label: { en: 'Bike type', de: 'Fahrradtyp', nl: 'Fietstype', fr: 'Type de vélo' },
      contentType: 'api::bike-type.bike-type',
      titleField: 'title',
      filter: { parameter: 'bike_type', field: 'value' },
      when: { prop: 'source', is: 'type' },
    }),
    bikeBrand: bikeFilter({
      label: { en: 'Bike brand', de: 'Marke', nl: 'Fietsmerk', fr: 'Marque de vélo' },
      contentType: 'api::bike-brand.bike-brand',
      titleField: 'title',
      filter: { parameter: 'bike_brand', field: 'slug' },
      when: { prop: 'source', is: 'brand' },
    }),
    limit: number({
      label: { en: 'Bikes shown', de: 'Anzahl der Fahrräder', nl: 'Aantal fietsen', fr: 'Nombre de vélos' },
      group: 'content',
      default: 3,
      min: 1,
      max: 24,
    }),
  },
  example: 'picture',
  prompt: ({ source, bikeType, bikeBrand }) =>
    (source === 'type' ? bikeType : bikeBrand) === null ? PROMPTS.bikesNotChosen : undefined,
  request: ({ source, bikeType, bikeBrand }) => (source === 'type' ? bikeType : bikeBrand)?.address,
  headings: ({ limit }) => Array.from({ length: limit }, () => 3),
});
