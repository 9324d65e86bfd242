/**
 * Writes `src/plugins/lumavelo/server/src/geocoding/postal-codes.tsv`: where the postal codes of our five countries are,
 * sorted. Its source is a table made from the postal code files of GeoNames (CC BY 4.0), with one row for each code at the
 * middle of its places: country, code, place, latitude, longitude.
 *
 *     node scripts/cut-postal-codes.ts <the table>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/plugins/lumavelo/server/src/geocoding');

interface Row {
  country: string;
  code: string;
  place: string;
  lat: number;
  lng: number;
}

/**
 * Rows that are far from where the code is, some of them under a wrong name: found by comparing each code with its
 * neighbours and with the place it names. Of large Austrian towns the middle of all villages with the code is not the town.
 */
const CORRECTED: readonly Row[] = [
  { country: 'nl', code: '2324', place: 'Leiden', lat: 52.146, lng: 4.467 },
  { country: 'nl', code: '3062', place: 'Rotterdam', lat: 51.923, lng: 4.527 },
  { country: 'nl', code: '3523', place: 'Utrecht', lat: 52.07, lng: 5.126 },
  { country: 'nl', code: '3981', place: 'Bunnik', lat: 52.066, lng: 5.199 },
  { country: 'nl', code: '4944', place: 'Raamsdonk', lat: 51.687, lng: 4.905 },
  { country: 'nl', code: '6431', place: 'Hoensbroek', lat: 50.925, lng: 5.927 },
  { country: 'nl', code: '7571', place: 'Oldenzaal', lat: 52.312, lng: 6.929 },
  { country: 'nl', code: '8611', place: 'Gaastmeer', lat: 52.965, lng: 5.543 },
  { country: 'nl', code: '9999', place: 'Stitswerd', lat: 53.361, lng: 6.599 },
  { country: 'be', code: '3404', place: 'Neerlanden', lat: 50.772, lng: 5.085 },
  { country: 'be', code: '4654', place: 'Charneux', lat: 50.669, lng: 5.805 },
  { country: 'be', code: '4821', place: 'Andrimont', lat: 50.613, lng: 5.887 },
  { country: 'at', code: '3400', place: 'Klosterneuburg', lat: 48.305, lng: 16.325 },
  { country: 'at', code: '6850', place: 'Dornbirn', lat: 47.414, lng: 9.742 },
  { country: 'at', code: '6900', place: 'Bregenz', lat: 47.503, lng: 9.747 },
  { country: 'at', code: '8010', place: 'Graz', lat: 47.071, lng: 15.45 },
  { country: 'at', code: '9020', place: 'Klagenfurt', lat: 46.625, lng: 14.308 },
];

/** Rows whose place has another code, far away. No list of the post names these codes. */
const WRONG = new Set(['nl 1234', 'nl 1954', 'nl 5217', 'nl 5442', 'nl 7146', 'de 03202']);

/** Monaco, and what lies overseas: GeoNames has them as countries of their own. A beginning stands for all codes with it. */
const OF_FRANCE: readonly Row[] = [
  ['971', 'Guadeloupe', 16.25, -61.55],
  ['972', 'Martinique', 14.64, -61.02],
  ['973', 'Guyane', 4.92, -52.31],
  ['974', 'La Réunion', -21.13, 55.53],
  ['975', 'Saint-Pierre-et-Miquelon', 46.78, -56.18],
  ['976', 'Mayotte', -12.83, 45.15],
  ['977', 'Saint-Barthélemy', 17.9, -62.83],
  ['978', 'Saint-Martin', 18.07, -63.08],
  ['980', 'Monaco', 43.7384, 7.4246],
  ['986', 'Wallis-et-Futuna', -13.28, -176.18],
  ['987', 'Polynésie française', -17.54, -149.57],
  ['988', 'Nouvelle-Calédonie', -22.27, 166.45],
].map(([code, place, lat, lng]) => ({ country: 'fr', code, place, lat, lng }) as Row);

/**
 * Names of companies, authorities and hospitals. In Germany these have codes of their own, which may begin like those of a
 * far town: such a row has no name, is found by its code alone, and never stands for a code that is missing.
 */
const COMPANY = new RegExp(
  [
    /GmbH|mbH|\b(?:AG|KG|KGaA|SE|Co|eG|eV|GbR|oHG|Ltd|Inc)\b|e\. ?[KV]|K\.d\.ö|\d|&|\+|[A-ZÄÖÜ]{3}|Ã/,
    /[bB]ank\b|[kK]asse|[vV]ersicher|(?:[aA]mte?s?|[äÄ]mter|gericht|werke?|haus|[hH]ospital|[kK]ammer)\b|[kK]linik/,
    /[vV]erwaltung|[vV]erlag|[uU]niversit|[hH]ochschule|Deutsch|Post\b|[aA]gentur|[mM]inister|[lL]andrat|Stadtw/,
    /[zZ]entr|[vV]er[bs]and|[vV]erein|[gG]ruppe|[gG]esellschaft|[gG]enossenschaft|[sS]ervice|Stadt |[kK]reis(?:es)?\b|[dD]irektion/,
    /Landes(?!bergen)|Bundes|[mM]edia|[aA]nstalt|[iI]nstitut|Holding|Group|Stiftung|[jJ]ob-?[cC]enter|[rR]undfunk/,
    /Regierung|[pP]räsidium|Staats?(?:anwalt|liche)|Lotterie|Amazon|Zalando|Siemens|Bosch|Generali|Allianz|[pP]harma|Shop|Dr\. /,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Places that are called like one. */
const NO_COMPANIES = new Set([
  'Deutschneudorf',
  'Freiamt',
  'Freigericht',
  'Halsbach, Kreis Altötting',
  'Hamburg Neuwerk',
  'Linsengericht',
  'Stuttgart Neuwirtshaus',
]);

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the table of postal codes.');
const gazetteer = Map.groupBy(readRows(join(FOLDER, 'gazetteer.tsv'), false), nameKey);
const given = readRows(source, true).filter(
  ({ country, code }) => country !== 'country' && !WRONG.has(`${country} ${code}`),
);
const rows = new Map(given.map((row) => [`${row.country} ${row.code}`, isCompany(row) ? { ...row, place: '' } : row]));
for (const row of [...CORRECTED, ...OF_FRANCE]) rows.set(`${row.country} ${row.code}`, row);
const lines = [...rows.values()].map(({ country, code, place, lat, lng }) =>
  [country, code, place, lat, lng].join('\t'),
);
writeFileSync(join(FOLDER, 'postal-codes.tsv'), `${lines.sort().join('\n')}\n`);
process.stdout.write(`${lines.length} postal codes\n`);

/** Codes of French companies and bases have words behind their digits: `75303 SP 07`. */
function readRows(file: string, hasCodes: boolean): Row[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const fields = line.split('\t');
    const [country = '', code = '', place = '', lat, lng] = hasCodes ? fields : [fields[0], '', ...fields.slice(1)];
    return { country, code: code.replace(/ .*/, ''), place, lat: Number(lat), lng: Number(lng) };
  });
}

function nameKey({ country, place }: Pick<Row, 'country' | 'place'>): string {
  return `${country} ${place.toLowerCase()}`;
}

function isCompany(row: Row): boolean {
  if (row.country !== 'de' || NO_COMPANIES.has(row.place) || !COMPANY.test(row.place)) return false;
  const places = gazetteer.get(nameKey(row)) ?? [];
  return !places.some(({ lat, lng }) => Math.abs(lat - row.lat) < 0.15 && Math.abs(lng - row.lng) < 0.2);
}
