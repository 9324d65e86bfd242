import type { Form } from './form.ts';

const SLUG_HELP = 'Lower-case letters, digits and hyphens. Links use it, so keep it once the entry is live.';

const SPECIFICS_HELP =
  'Only what is filled in is shown. Write in English: common values, such as “Low step”, reach visitors in their language.';

export const BIKE_FORMS: Readonly<Record<string, Form>> = {
  'api::bike.bike': {
    mainField: 'model',
    list: ['model', 'bike_brand', 'bike_type', 'year', 'retail_price'],
    pageSize: 20,
    fields: [
      ['model', 6, 'Model', 'As the maker calls it, without the brand.'],
      ['slug', 6, 'Address', `The last part of the bike’s address. ${SLUG_HELP}`],
      ['bike_brand', 6, 'Brand'],
      ['bike_type', 6, 'Type', 'What visitors filter by, such as city or cargo.'],
      ['retail_price', 6, 'Retail price', 'In euros, VAT included. Calculators start from it.'],
      ['year', 6, 'Model year'],
      ['countries', 12, 'Offered in', 'None chosen: offered in every country.'],
      ['bike_variants', 12, 'Variants', 'Colours and builds. The first picture of the first one stands on the cards.'],
      ['frame_sizes', 12, 'Frame sizes', 'Whom each size fits. Visitors find their size by how tall they are.'],
      ['bike_specifics', 12, 'Specifications', SPECIFICS_HELP],
      ['ebike_specifics', 12, 'E-bike specifications', 'For bikes with an engine; leave it out for others.'],
    ],
  },
  'api::bike-brand.bike-brand': {
    mainField: 'title',
    list: ['title', 'slug', 'updatedAt'],
    fields: [
      ['title', 6, 'Name'],
      ['slug', 6, 'Filter value', SLUG_HELP],
      ['description', 12, 'Description', 'One or two sentences about the maker.'],
    ],
  },
  'api::bike-type.bike-type': {
    mainField: 'title',
    list: ['title', 'value', 'updatedAt'],
    fields: [
      ['title', 6, 'Name', 'As visitors read it, such as City bike.'],
      ['value', 6, 'Filter value', SLUG_HELP],
    ],
  },
  'bike.variant': {
    mainField: 'name',
    fields: [
      ['name', 4, 'Name', 'Such as a frame shape or a build.'],
      ['colour', 4, 'Colour', 'In English, such as “Moss green”: common colours reach visitors in their language.'],
      ['swatch', 4, 'Colour to choose by', 'As #rrggbb, such as #5f7350 for moss green.'],
      ['bike_image_set', 12, 'Pictures'],
    ],
  },
  'bike.image-set': {
    mainField: 'id',
    fields: [['images', 12, 'Pictures', 'The side view first, on a light ground, at least 1000 pixels wide.']],
  },
  'bike.size': {
    mainField: 'name',
    fields: [
      ['name', 4, 'Name', 'Such as M or 54.'],
      ['rider_from', 4, 'Riders from', 'Their height in centimetres.'],
      ['rider_to', 4, 'Riders up to', 'Their height in centimetres.'],
    ],
  },
  'bike.specifics': {
    mainField: 'id',
    fields: [
      ['frame', 12, 'Frame'],
      ['drivetrain', 12, 'Drivetrain'],
      ['brakes', 12, 'Brakes'],
      ['wheels', 12, 'Wheels'],
      ['equipment', 12, 'Equipment'],
    ],
  },
  'bike.frame': {
    mainField: 'material',
    fields: [
      ['material', 6, 'Material'],
      ['shape', 6, 'Shape', 'Such as diamond, trapeze or step-through.'],
      ['sizes', 6, 'Sizes', 'Such as S, M, L or 50, 55, 60 cm.'],
      ['fork', 6, 'Fork'],
      ['weight', 6, 'Weight', 'With its unit: 23.4 kg.'],
      ['max_load', 6, 'Maximum load', 'Rider, luggage and bike together, with the unit.'],
    ],
  },
  'bike.drivetrain': {
    mainField: 'gears',
    fields: [
      ['gears', 6, 'Gears', 'How many, and hub or derailleur.'],
      ['shifting', 6, 'Shifters'],
      ['transmission', 6, 'Transmission', 'Chain or belt.'],
      ['crankset', 6, 'Crankset'],
    ],
  },
  'bike.brakes': {
    mainField: 'type',
    fields: [
      ['type', 4, 'Kind', 'Such as hydraulic disc.'],
      ['front', 4, 'Front brake'],
      ['rear', 4, 'Rear brake'],
    ],
  },
  'bike.wheels': {
    mainField: 'size',
    fields: [
      ['size', 4, 'Size', 'Such as 28 inch.'],
      ['tyres', 4, 'Tyres'],
      ['rims', 4, 'Rims'],
    ],
  },
  'bike.equipment': {
    mainField: 'lights',
    fields: [
      ['lights', 6, 'Lights'],
      ['lock', 6, 'Lock'],
      ['carrier', 6, 'Luggage carrier'],
      ['mudguards', 6, 'Mudguards'],
      ['kickstand', 6, 'Kickstand'],
    ],
  },
  'bike.ebike-specifics': {
    mainField: 'engine',
    fields: [
      ['engine', 6, 'Engine', 'Maker and model.'],
      ['engine_description', 6, 'About the engine'],
      ['battery', 6, 'Battery', 'Such as 500 Wh.'],
      ['battery_description', 6, 'About the battery'],
      ['battery_range', 6, 'Range', 'In kilometres, as the maker states it.'],
      ['battery_range_description', 6, 'About the range'],
      ['display', 6, 'Display'],
      ['display_description', 6, 'About the display'],
      ['charger', 12, 'Charger'],
      ['charger_description', 12, 'About the charger'],
    ],
  },
  'bike.charger': { mainField: 'title', fields: [['title', 12, 'Charger', 'Such as 4 A fast charger.']] },
};
