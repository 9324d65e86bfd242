import type { VisitorText } from '@lumavelo/blocks/site';

/** Texts that several templates and sections share. */

export const SEE_BIKES: VisitorText = {
  en: 'See the bikes',
  de: 'Räder ansehen',
  nl: 'Bekijk de fietsen',
  fr: 'Voir les vélos',
};

export const CONTACT_US: VisitorText = {
  en: 'Talk to us',
  de: 'Kontakt aufnehmen',
  nl: 'Neem contact op',
  fr: 'Nous contacter',
};

/** The page with that, by its address in each language. */
export const CONTACT_PATH: VisitorText = { en: '/contact', de: '/kontakt', nl: '/contact', fr: '/contact' };

export const ASK_FOR_OFFER: VisitorText = {
  en: 'Ask for an offer',
  de: 'Angebot anfordern',
  nl: 'Vraag een voorstel aan',
  fr: 'Demander un devis',
  be: 'Vraag een offerte',
  'de-AT': 'Angebot holen',
};

export const FOR_EMPLOYERS: VisitorText = {
  en: 'For employers',
  de: 'Für Arbeitgeber',
  nl: 'Voor werkgevers',
  fr: 'Pour les employeurs',
  'de-AT': 'Für Betriebe',
};
