import type { Locale } from '../site/locales.ts';

/**
 * What catalogues write about bikes, part by part, in German, Dutch and French. Editors write specifications once, in
 * English, because bikes are the same in every country. `#` stands for a number. Names are looked up without regard to
 * capitals, and written as they stand in the middle of a sentence.
 */
const VALUES: Readonly<Record<string, readonly [de: string, nl: string, fr: string]>> = {
  yes: ['ja', 'ja', 'oui'],
  no: ['nein', 'nee', 'non'],
  none: ['ohne', 'geen', 'sans'],
  reinforced: ['verstärkt', 'verstevigd', 'version renforcée'],
  electronic: ['elektronisch', 'elektronisch', 'électronique'],
  // Frame and fork
  aluminium: ['Aluminium', 'aluminium', 'aluminium'],
  carbon: ['Carbon', 'carbon', 'carbone'],
  steel: ['Stahl', 'staal', 'acier'],
  titanium: ['Titan', 'titanium', 'titane'],
  diamond: ['Diamant', 'diamant', 'diamant'],
  trapeze: ['Trapez', 'trapeze', 'trapèze'],
  'diamond or trapeze': ['Diamant oder Trapez', 'diamant of trapeze', 'diamant ou trapèze'],
  'low step': ['Tiefeinsteiger', 'lage instap', 'cadre ouvert'],
  'front loader': ['Frontlader', 'voorlader', 'biporteur'],
  longtail: ['Longtail', 'longtail', 'longtail'],
  hardtail: ['Hardtail', 'hardtail', 'semi-rigide'],
  'full suspension': ['vollgefedert', 'volledig geveerd', 'tout suspendu'],
  tricycle: ['Dreirad', 'driewieler', 'tricycle'],
  folding: ['faltbar', 'vouwbaar', 'pliable'],
  'one size': ['Einheitsgröße', 'één maat', 'taille unique'],
  rigid: ['starr', 'ongeveerd', 'rigide'],
  suspended: ['gefedert', 'geveerd', 'avec suspension'],
  lockable: ['blockierbar', 'blokkeerbaar', 'verrouillable'],
  '# mm travel': ['# mm Federweg', '# mm veerweg', '# mm de débattement'],
  // Drivetrain
  hub: ['Nabenschaltung', 'naafversnelling', 'dans le moyeu'],
  derailleur: ['Kettenschaltung', 'derailleur', 'dérailleur'],
  stepless: ['stufenlos', 'traploos', 'variation continue'],
  'grip or trigger': ['Drehgriff oder Daumenhebel', 'draaigreep of trigger', 'poignée tournante ou gâchette'],
  belt: ['Riemen', 'riem', 'courroie'],
  chain: ['Kette', 'ketting', 'chaîne'],
  // Brakes
  'hydraulic disc brakes': [
    'hydraulische Scheibenbremsen',
    'hydraulische schijfremmen',
    'freins à disque hydrauliques',
  ],
  'hydraulic rim brakes': ['hydraulische Felgenbremsen', 'hydraulische velgremmen', 'freins sur jante hydrauliques'],
  'disc brakes': ['Scheibenbremsen', 'schijfremmen', 'freins à disque'],
  'rim brakes': ['Felgenbremsen', 'velgremmen', 'freins sur jante'],
  'roller brakes': ['Rollenbremsen', 'rollerbrakes', 'freins à rouleaux'],
  roller: ['Rollenbremse', 'rollerbrake', 'frein à rouleaux'],
  coaster: ['Rücktritt', 'terugtraprem', 'rétropédalage'],
  'dual pivot': ['Zweigelenkbremse', 'dual pivot', 'double pivot'],
  // Wheels
  '# inch': ['# Zoll', '# inch', '# pouces'],
  '# and # inch': ['# und # Zoll', '# en # inch', '# et # pouces'],
  '#-# and #-#': ['#-# und #-#', '#-# en #-#', '#-# et #-#'],
  'puncture protected': ['mit Pannenschutz', 'antilek', 'anti-crevaison'],
  'all weather': ['für jedes Wetter', 'voor elk weer', 'toutes saisons'],
  'tubeless ready': ['tubeless-fähig', 'tubeless ready', 'tubeless ready'],
  'double wall aluminium': ['doppelwandiges Aluminium', 'dubbelwandig aluminium', 'aluminium à double paroi'],
  // Equipment
  'led # lux': ['LED, # Lux', 'led, # lux', 'LED, # lux'],
  'frame lock': ['Rahmenschloss', 'ringslot', 'antivol de cadre'],
  'chain # cm': ['Kettenschloss, # cm', 'kettingslot, # cm', 'chaîne, # cm'],
  front: ['vorne', 'voor', 'avant'],
  rear: ['hinten', 'achter', 'arrière'],
  box: ['Box', 'bak', 'caisse'],
  'front block': ['Trägerblock vorne', 'voorblok', 'bloc avant'],
  double: ['doppelt', 'dubbel', 'double'],
  // Motor, display and battery
  'mid motor': ['Mittelmotor', 'middenmotor', 'moteur central'],
  'front hub motor': ['Frontnabenmotor', 'voorwielmotor', 'moteur dans le moyeu avant'],
  'rear hub motor': ['Hecknabenmotor', 'achterwielmotor', 'moteur dans le moyeu arrière'],
  quiet: ['leise', 'stil', 'silencieux'],
  speed: ['Geschwindigkeit', 'snelheid', 'vitesse'],
  range: ['Reichweite', 'actieradius', 'autonomie'],
  support: ['Unterstützung', 'ondersteuning', 'assistance'],
  'colour screen': ['Farbdisplay', 'kleurenscherm', 'écran couleur'],
  navigation: ['Navigation', 'navigatie', 'navigation'],
  'full in # h': ['voll in # Stunden', 'vol in # uur', 'charge complète en # h'],
  'in the frame': ['im Rahmen', 'in het frame', 'dans le cadre'],
  'under the carrier': ['unter dem Gepäckträger', 'onder de bagagedrager', 'sous le porte-bagages'],
  removable: ['herausnehmbar', 'uitneembaar', 'amovible'],
  'medium support': ['mittlere Unterstützung', 'gemiddelde ondersteuning', 'assistance moyenne'],
  'flat roads': ['ebene Strecke', 'vlakke weg', 'terrain plat'],
  // Colours
  black: ['Schwarz', 'zwart', 'noir'],
  white: ['Weiß', 'wit', 'blanc'],
  grey: ['Grau', 'grijs', 'gris'],
  blue: ['Blau', 'blauw', 'bleu'],
  green: ['Grün', 'groen', 'vert'],
  red: ['Rot', 'rood', 'rouge'],
  yellow: ['Gelb', 'geel', 'jaune'],
  orange: ['Orange', 'oranje', 'orange'],
  beige: ['Beige', 'beige', 'beige'],
  brown: ['Braun', 'bruin', 'marron'],
  purple: ['Lila', 'paars', 'violet'],
  pink: ['Rosa', 'roze', 'rose'],
  sand: ['Sand', 'zand', 'sable'],
  petrol: ['Petrol', 'petrol', 'bleu pétrole'],
  aubergine: ['Aubergine', 'aubergine', 'aubergine'],
  'night black': ['Nachtschwarz', 'nachtzwart', 'noir nuit'],
  'pearl white': ['Perlweiß', 'parelwit', 'blanc perle'],
  'moss green': ['Moosgrün', 'mosgroen', 'vert mousse'],
  'bottle green': ['Flaschengrün', 'flessengroen', 'vert bouteille'],
  'sage green': ['Salbeigrün', 'saliegroen', 'vert sauge'],
  'pigeon blue': ['Taubenblau', 'duifblauw', 'bleu pigeon'],
  'night blue': ['Nachtblau', 'nachtblauw', 'bleu nuit'],
  'cobalt blue': ['Kobaltblau', 'kobaltblauw', 'bleu cobalt'],
  'ice blue': ['Eisblau', 'ijsblauw', 'bleu glacier'],
  'wine red': ['Weinrot', 'wijnrood', 'bordeaux'],
  'coral red': ['Korallenrot', 'koraalrood', 'rouge corail'],
  'rust red': ['Rostrot', 'roestrood', 'rouge rouille'],
  'mustard yellow': ['Senfgelb', 'mosterdgeel', 'jaune moutarde'],
  'slate grey': ['Schiefergrau', 'leigrijs', 'gris ardoise'],
  'silver grey': ['Silbergrau', 'zilvergrijs', 'gris argent'],
};

const COLUMNS: Readonly<Record<Exclude<Locale, 'en'>, 0 | 1 | 2>> = { de: 0, 'de-AT': 0, nl: 1, be: 1, fr: 2 };

const NUMBER = /\d+(?:\.\d+)?/g;

/** Sizes and measures, which read the same in all our languages but for the decimal mark. */
const MEASURE = /^(?:[SMLX]+|[\d.\s×-]+(?:kg|km|[mc]?m|Nm|Wh|Ah?|V|W|h)?)$/;

/**
 * A value of a specification in the visitor's language. What the list does not know a part of stays as the CMS has it,
 * because half a translation reads worse than none.
 * @example bikeValueText('8, hub', { locale: 'de' }) // '8, Nabenschaltung'
 */
export function bikeValueText(text: string, { locale }: { locale: Locale }): string {
  return locale === 'en' ? text : (translateBikeValue(text, locale) ?? text);
}

/** @returns undefined when a part of the text is not known */
export function translateBikeValue(text: string, locale: Exclude<Locale, 'en'>): string | undefined {
  const parts = text.split(', ').map((part) => translatePart(part, locale));
  return parts.includes(undefined) ? undefined : parts.join(', ');
}

function translatePart(part: string, locale: Exclude<Locale, 'en'>): string | undefined {
  const numbers = part.match(NUMBER)?.map((number) => number.replace('.', ',')) ?? [];
  const fill = (pattern: string) => numbers.reduce((filled, number) => filled.replace('#', number), pattern);
  if (MEASURE.test(part)) return fill(part.replace(NUMBER, '#'));
  const key = part.replace(NUMBER, '#').toLowerCase();
  const known = Object.hasOwn(VALUES, key) ? VALUES[key]?.[COLUMNS[locale]] : undefined;
  if (known === undefined) return undefined;
  const isCapital = part.charAt(0) !== part.charAt(0).toLowerCase();
  return fill(isCapital ? known.charAt(0).toUpperCase() + known.slice(1) : known);
}
