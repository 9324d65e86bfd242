import type { EditorText } from 'page-format';
import type { Facts } from '../contract/facts.ts';

/** A place in a text for a fact of the country, such as `{{bikes}}`; the facts are named as the CMS has them. */
export type PlaceholderName = keyof Facts;

interface Placeholder {
  /** What stands there on the site. */
  label: EditorText;
  writtenAs: 'count' | 'rating' | 'money' | 'percent' | 'text';
}

/** Every placeholder, in the order in which editors find them. */
export const PLACEHOLDERS: Readonly<Record<PlaceholderName, Placeholder>> = {
  bikes: {
    label: { en: 'Number of bikes', de: 'Anzahl der Fahrräder', nl: 'Aantal fietsen', fr: 'Nombre de vélos' },
    writtenAs: 'count',
  },
  brands: {
    label: { en: 'Number of brands', de: 'Anzahl der Marken', nl: 'Aantal merken', fr: 'Nombre de marques' },
    writtenAs: 'count',
  },
  dealers: {
    label: { en: 'Number of dealers', de: 'Anzahl der Händler', nl: 'Aantal dealers', fr: 'Nombre de revendeurs' },
    writtenAs: 'count',
  },
  reviews: {
    label: { en: 'Number of reviews', de: 'Anzahl der Bewertungen', nl: 'Aantal beoordelingen', fr: 'Nombre d’avis' },
    writtenAs: 'count',
  },
  rating: {
    label: {
      en: 'Average rating',
      de: 'Durchschnittliche Bewertung',
      nl: 'Gemiddelde beoordeling',
      fr: 'Note moyenne',
    },
    writtenAs: 'rating',
  },
  lowestPrice: {
    label: {
      en: 'Price of the cheapest bike',
      de: 'Preis des günstigsten Fahrrads',
      nl: 'Prijs van de goedkoopste fiets',
      fr: 'Prix du vélo le moins cher',
    },
    writtenAs: 'money',
  },
  lowestMonthlyPrice: {
    label: {
      en: 'Cheapest bike, per month',
      de: 'Günstigstes Fahrrad, im Monat',
      nl: 'Goedkoopste fiets, per maand',
      fr: 'Vélo le moins cher, par mois',
    },
    writtenAs: 'money',
  },
  typicalSaving: {
    label: {
      en: 'Saving on a mid-priced bike',
      de: 'Ersparnis bei einem Fahrrad der mittleren Preislage',
      nl: 'Besparing op een fiets van de middelste prijs',
      fr: 'Économie sur un vélo de prix médian',
    },
    writtenAs: 'money',
  },
  typicalSavingShare: {
    label: {
      en: 'The same saving, as a percentage of the price',
      de: 'Dieselbe Ersparnis, in Prozent des Preises',
      nl: 'Dezelfde besparing, in procenten van de prijs',
      fr: 'La même économie, en pourcentage du prix',
    },
    writtenAs: 'percent',
  },
  phone: {
    label: { en: 'Telephone number', de: 'Telefonnummer', nl: 'Telefoonnummer', fr: 'Numéro de téléphone' },
    writtenAs: 'text',
  },
  email: {
    label: { en: 'E-mail address', de: 'E-Mail-Adresse', nl: 'E-mailadres', fr: 'Adresse e-mail' },
    writtenAs: 'text',
  },
  office: {
    label: {
      en: 'Address of the office',
      de: 'Adresse des Büros',
      nl: 'Adres van het kantoor',
      fr: 'Adresse du bureau',
    },
    writtenAs: 'text',
  },
};

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as PlaceholderName[];

export function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}
