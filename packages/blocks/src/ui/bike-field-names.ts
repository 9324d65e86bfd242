import { type Messages, say } from '../site/messages.ts';
import type { SiteEnv } from '../site/site-context.ts';

/** Names of the sections and fields that most bikes have; others are called as the CMS calls them. */
export const BIKE_FIELD_NAMES: Messages = {
  general: { de: 'Allgemein', nl: 'Algemeen', en: 'General', fr: 'Généralités' },
  ebike: { de: 'E-Bike', nl: 'E-bike', en: 'E-bike', fr: 'Assistance électrique' },
  frame: { de: 'Rahmen', nl: 'Frame', en: 'Frame', fr: 'Cadre' },
  drivetrain: { de: 'Antrieb', nl: 'Aandrijving', en: 'Drivetrain', fr: 'Transmission' },
  brakes: { de: 'Bremsen', nl: 'Remmen', en: 'Brakes', fr: 'Freins' },
  gears: { de: 'Gänge', nl: 'Versnellingen', en: 'Gears', fr: 'Vitesses' },
  material: { de: 'Material', nl: 'Materiaal', en: 'Material', fr: 'Matériau' },
  weight: { de: 'Gewicht', nl: 'Gewicht', en: 'Weight', fr: 'Poids' },
  sizes: { de: 'Größen', nl: 'Maten', en: 'Sizes', fr: 'Tailles' },
  wheels: { de: 'Laufräder', nl: 'Wielen', en: 'Wheels', fr: 'Roues' },
  shape: { de: 'Rahmenform', nl: 'Framevorm', en: 'Shape', fr: 'Forme' },
  fork: { de: 'Gabel', nl: 'Vork', en: 'Fork', fr: 'Fourche' },
  max_load: { de: 'Zulässiges Gesamtgewicht', nl: 'Maximaal gewicht', en: 'Maximum load', fr: 'Charge maximale' },
  equipment: { de: 'Zubehör', nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' },
  shifting: { de: 'Schalthebel', nl: 'Schakelaar', en: 'Shifter', fr: 'Commande' },
  transmission: { de: 'Kraftübertragung', nl: 'Overbrenging', en: 'Transmission', fr: 'Chaîne ou courroie' },
  type: { de: 'Art', nl: 'Soort', en: 'Type', fr: 'Type' },
  front: { de: 'Vorne', nl: 'Voor', en: 'Front', fr: 'Avant' },
  rear: { de: 'Hinten', nl: 'Achter', en: 'Rear', fr: 'Arrière' },
  size: { de: 'Größe', nl: 'Maat', en: 'Size', fr: 'Taille' },
  tyres: { de: 'Reifen', nl: 'Banden', en: 'Tyres', fr: 'Pneus' },
  rims: { de: 'Felgen', nl: 'Velgen', en: 'Rims', fr: 'Jantes' },
  lights: { de: 'Licht', nl: 'Verlichting', en: 'Lights', fr: 'Éclairage' },
  lock: { de: 'Schloss', nl: 'Slot', en: 'Lock', fr: 'Antivol' },
  carrier: { de: 'Gepäckträger', nl: 'Bagagedrager', en: 'Carrier', fr: 'Porte-bagages' },
  mudguards: { de: 'Schutzbleche', nl: 'Spatborden', en: 'Mudguards', fr: 'Garde-boue' },
  kickstand: { de: 'Ständer', nl: 'Standaard', en: 'Kickstand', fr: 'Béquille' },
  engine: { de: 'Motor', nl: 'Motor', en: 'Motor', fr: 'Moteur' },
  display: { de: 'Display', nl: 'Display', en: 'Display', fr: 'Écran' },
  charger: { de: 'Ladegerät', nl: 'Lader', en: 'Charger', fr: 'Chargeur' },
  battery: { de: 'Akku', nl: 'Accu', be: 'Batterij', en: 'Battery', fr: 'Batterie' },
  battery_range: { de: 'Reichweite', nl: 'Actieradius', be: 'Rijbereik', en: 'Range', fr: 'Autonomie' },
};

/** The field's name in the visitor's language, or the CMS's own: `seat_post` is "Seat post". */
export function bikeFieldName(key: string, env: Pick<SiteEnv, 'locale'>): string {
  const known = Object.hasOwn(BIKE_FIELD_NAMES, key) ? BIKE_FIELD_NAMES[key] : undefined;
  if (known) return say(known, env);
  const words = key.replaceAll('_', ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
