import { defineMessages, type VisitorText } from '../site/messages.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { say } from './view.ts';

/** Names of the sections and fields that most bikes have; others are called as the CMS calls them. */
export const BIKE_FIELD_NAMES = defineMessages({
  general: {
    'de-AT': 'Allgemein',
    de: 'Allgemein',
    nl: 'Algemeen',
    be: 'Algemeen',
    en: 'General',
    fr: 'Généralités',
  },
  ebike: { 'de-AT': 'E-Bike', de: 'E-Bike', nl: 'E-bike', be: 'E-bike', en: 'E-bike', fr: 'Assistance électrique' },
  frame: { 'de-AT': 'Rahmen', de: 'Rahmen', nl: 'Frame', be: 'Frame', en: 'Frame', fr: 'Cadre' },
  drivetrain: {
    'de-AT': 'Antrieb',
    de: 'Antrieb',
    nl: 'Aandrijving',
    be: 'Aandrijving',
    en: 'Drivetrain',
    fr: 'Transmission',
  },
  brakes: { 'de-AT': 'Bremsen', de: 'Bremsen', nl: 'Remmen', be: 'Remmen', en: 'Brakes', fr: 'Freins' },
  gears: { 'de-AT': 'Gänge', de: 'Gänge', nl: 'Versnellingen', be: 'Versnellingen', en: 'Gears', fr: 'Vitesses' },
  material: { 'de-AT': 'Material', de: 'Material', nl: 'Materiaal', be: 'Materiaal', en: 'Material', fr: 'Matériau' },
  weight: { 'de-AT': 'Gewicht', de: 'Gewicht', nl: 'Gewicht', be: 'Gewicht', en: 'Weight', fr: 'Poids' },
  sizes: { 'de-AT': 'Größen', de: 'Größen', nl: 'Maten', be: 'Maten', en: 'Sizes', fr: 'Tailles' },
  wheels: { 'de-AT': 'Laufräder', de: 'Laufräder', nl: 'Wielen', be: 'Wielen', en: 'Wheels', fr: 'Roues' },
  shape: { 'de-AT': 'Rahmenform', de: 'Rahmenform', nl: 'Framevorm', be: 'Framevorm', en: 'Shape', fr: 'Forme' },
  fork: { 'de-AT': 'Gabel', de: 'Gabel', nl: 'Vork', be: 'Vork', en: 'Fork', fr: 'Fourche' },
  max_load: {
    'de-AT': 'Zulässiges Gesamtgewicht',
    de: 'Zulässiges Gesamtgewicht',
    nl: 'Maximaal gewicht',
    be: 'Maximaal gewicht',
    en: 'Maximum load',
    fr: 'Charge maximale',
  },
  equipment: {
    'de-AT': 'Zubehör',
    de: 'Zubehör',
    nl: 'Uitrusting',
    be: 'Uitrusting',
    en: 'Equipment',
    fr: 'Équipement',
  },
  shifting: {
    'de-AT': 'Schalthebel',
    de: 'Schalthebel',
    nl: 'Schakelaar',
    be: 'Schakelaar',
    en: 'Shifter',
    fr: 'Commande',
  },
  transmission: {
    'de-AT': 'Kraftübertragung',
    de: 'Kraftübertragung',
    nl: 'Overbrenging',
    be: 'Overbrenging',
    en: 'Transmission',
    fr: 'Chaîne ou courroie',
  },
  type: { 'de-AT': 'Art', de: 'Art', nl: 'Soort', be: 'Soort', en: 'Type', fr: 'Type' },
  front: { 'de-AT': 'Vorne', de: 'Vorne', nl: 'Voor', be: 'Voor', en: 'Front', fr: 'Avant' },
  rear: { 'de-AT': 'Hinten', de: 'Hinten', nl: 'Achter', be: 'Achter', en: 'Rear', fr: 'Arrière' },
  size: { 'de-AT': 'Größe', de: 'Größe', nl: 'Maat', be: 'Maat', en: 'Size', fr: 'Taille' },
  tyres: { 'de-AT': 'Reifen', de: 'Reifen', nl: 'Banden', be: 'Banden', en: 'Tyres', fr: 'Pneus' },
  rims: { 'de-AT': 'Felgen', de: 'Felgen', nl: 'Velgen', be: 'Velgen', en: 'Rims', fr: 'Jantes' },
  lights: { 'de-AT': 'Licht', de: 'Licht', nl: 'Verlichting', be: 'Verlichting', en: 'Lights', fr: 'Éclairage' },
  lock: { 'de-AT': 'Schloss', de: 'Schloss', nl: 'Slot', be: 'Slot', en: 'Lock', fr: 'Antivol' },
  carrier: {
    'de-AT': 'Gepäckträger',
    de: 'Gepäckträger',
    nl: 'Bagagedrager',
    be: 'Bagagedrager',
    en: 'Carrier',
    fr: 'Porte-bagages',
  },
  mudguards: {
    'de-AT': 'Schutzbleche',
    de: 'Schutzbleche',
    nl: 'Spatborden',
    be: 'Spatborden',
    en: 'Mudguards',
    fr: 'Garde-boue',
  },
  kickstand: { 'de-AT': 'Ständer', de: 'Ständer', nl: 'Standaard', be: 'Standaard', en: 'Kickstand', fr: 'Béquille' },
  engine: { 'de-AT': 'Motor', de: 'Motor', nl: 'Motor', be: 'Motor', en: 'Motor', fr: 'Moteur' },
  display: { 'de-AT': 'Display', de: 'Display', nl: 'Display', be: 'Display', en: 'Display', fr: 'Écran' },
  charger: { 'de-AT': 'Ladegerät', de: 'Ladegerät', nl: 'Lader', be: 'Lader', en: 'Charger', fr: 'Chargeur' },
  battery: { 'de-AT': 'Akku', de: 'Akku', nl: 'Accu', be: 'Batterij', en: 'Battery', fr: 'Batterie' },
  battery_range: {
    'de-AT': 'Reichweite',
    de: 'Reichweite',
    nl: 'Actieradius',
    be: 'Rijbereik',
    en: 'Range',
    fr: 'Autonomie',
  },
});

/** The field's name in the visitor's language, or the CMS's own: `seat_post` is "Seat post". */
export function bikeFieldName(key: string, env: Pick<SiteEnv, 'locale'>): string {
  const known = (BIKE_FIELD_NAMES as Readonly<Record<string, VisitorText | undefined>>)[key];
  if (known && Object.hasOwn(BIKE_FIELD_NAMES, key)) return say(known, env);
  const words = key.replaceAll('_', ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
