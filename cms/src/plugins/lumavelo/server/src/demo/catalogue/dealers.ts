import type { Country } from '@lumavelo/blocks/site';

/** Towns with their state and the beginning of their postal codes. Where they lie, the gazetteer knows. */
type Town = readonly [name: string, state: string, postalCode: string];

const TOWNS: Readonly<Record<Country, readonly Town[]>> = {
  nl: [
    ['Amsterdam', 'Noord-Holland', '1012'],
    ['Rotterdam', 'Zuid-Holland', '3011'],
    ['Den Haag', 'Zuid-Holland', '2511'],
    ['Utrecht', 'Utrecht', '3511'],
    ['Eindhoven', 'Noord-Brabant', '5611'],
    ['Groningen', 'Groningen', '9711'],
    ['Tilburg', 'Noord-Brabant', '5038'],
    ['Almere', 'Flevoland', '1315'],
    ['Breda', 'Noord-Brabant', '4811'],
    ['Nijmegen', 'Gelderland', '6511'],
    ['Arnhem', 'Gelderland', '6811'],
    ['Haarlem', 'Noord-Holland', '2011'],
    ['Enschede', 'Overijssel', '7511'],
    ['Amersfoort', 'Utrecht', '3811'],
    ['Apeldoorn', 'Gelderland', '7311'],
    ['Zwolle', 'Overijssel', '8011'],
    ['Maastricht', 'Limburg', '6211'],
    ['Leiden', 'Zuid-Holland', '2311'],
    ['Leeuwarden', 'Friesland', '8911'],
    ['Middelburg', 'Zeeland', '4331'],
  ],
  de: [
    ['Berlin', 'Berlin', '10115'],
    ['Hamburg', 'Hamburg', '20095'],
    ['München', 'Bayern', '80331'],
    ['Köln', 'Nordrhein-Westfalen', '50667'],
    ['Frankfurt am Main', 'Hessen', '60311'],
    ['Stuttgart', 'Baden-Württemberg', '70173'],
    ['Düsseldorf', 'Nordrhein-Westfalen', '40213'],
    ['Leipzig', 'Sachsen', '04109'],
    ['Dortmund', 'Nordrhein-Westfalen', '44135'],
    ['Bremen', 'Bremen', '28195'],
    ['Dresden', 'Sachsen', '01067'],
    ['Hannover', 'Niedersachsen', '30159'],
    ['Nürnberg', 'Bayern', '90402'],
    ['Freiburg', 'Baden-Württemberg', '79098'],
    ['Münster', 'Nordrhein-Westfalen', '48143'],
    ['Karlsruhe', 'Baden-Württemberg', '76131'],
    ['Mainz', 'Rheinland-Pfalz', '55116'],
    ['Erfurt', 'Thüringen', '99084'],
    ['Kiel', 'Schleswig-Holstein', '24103'],
    ['Rostock', 'Mecklenburg-Vorpommern', '18055'],
  ],
  be: [
    ['Antwerpen', 'Vlaanderen', '2000'],
    ['Gent', 'Vlaanderen', '9000'],
    ['Brugge', 'Vlaanderen', '8000'],
    ['Leuven', 'Vlaanderen', '3000'],
    ['Mechelen', 'Vlaanderen', '2800'],
    ['Hasselt', 'Vlaanderen', '3500'],
    ['Kortrijk', 'Vlaanderen', '8500'],
    ['Aalst', 'Vlaanderen', '9300'],
    ['Oostende', 'Vlaanderen', '8400'],
    ['Genk', 'Vlaanderen', '3600'],
    ['Turnhout', 'Vlaanderen', '2300'],
    ['Roeselare', 'Vlaanderen', '8800'],
    ['Brussel', 'Brussel', '1000'],
    ['Liège', 'Wallonie', '4000'],
    ['Namur', 'Wallonie', '5000'],
    ['Charleroi', 'Wallonie', '6000'],
    ['Mons', 'Wallonie', '7000'],
    ['Tournai', 'Wallonie', '7500'],
    ['Verviers', 'Wallonie', '4800'],
    ['Arlon', 'Wallonie', '6700'],
  ],
  at: [
    ['Wien', 'Wien', '1010'],
    ['Graz', 'Steiermark', '8010'],
    ['Linz', 'Oberösterreich', '4020'],
    ['Salzburg', 'Salzburg', '5020'],
    ['Innsbruck', 'Tirol', '6020'],
    ['Klagenfurt', 'Kärnten', '9020'],
    ['Villach', 'Kärnten', '9500'],
    ['Wels', 'Oberösterreich', '4600'],
    ['Sankt Pölten', 'Niederösterreich', '3100'],
    ['Dornbirn', 'Vorarlberg', '6850'],
    ['Wiener Neustadt', 'Niederösterreich', '2700'],
    ['Steyr', 'Oberösterreich', '4400'],
    ['Feldkirch', 'Vorarlberg', '6800'],
    ['Bregenz', 'Vorarlberg', '6900'],
    ['Leoben', 'Steiermark', '8700'],
    ['Krems an der Donau', 'Niederösterreich', '3500'],
    ['Kufstein', 'Tirol', '6330'],
    ['Eisenstadt', 'Burgenland', '7000'],
    ['Hallein', 'Salzburg', '5400'],
    ['Lienz', 'Tirol', '9900'],
  ],
  fr: [
    ['Paris', 'Île-de-France', '75011'],
    ['Lyon', 'Auvergne-Rhône-Alpes', '69002'],
    ['Marseille', 'Provence-Alpes-Côte d’Azur', '13001'],
    ['Toulouse', 'Occitanie', '31000'],
    ['Nice', 'Provence-Alpes-Côte d’Azur', '06000'],
    ['Nantes', 'Pays de la Loire', '44000'],
    ['Strasbourg', 'Grand Est', '67000'],
    ['Montpellier', 'Occitanie', '34000'],
    ['Bordeaux', 'Nouvelle-Aquitaine', '33000'],
    ['Lille', 'Hauts-de-France', '59800'],
    ['Rennes', 'Bretagne', '35000'],
    ['Reims', 'Grand Est', '51100'],
    ['Grenoble', 'Auvergne-Rhône-Alpes', '38000'],
    ['Dijon', 'Bourgogne-Franche-Comté', '21000'],
    ['Angers', 'Pays de la Loire', '49000'],
    ['Annecy', 'Auvergne-Rhône-Alpes', '74000'],
    ['Tours', 'Centre-Val de Loire', '37000'],
    ['Rouen', 'Normandie', '76000'],
    ['La Rochelle', 'Nouvelle-Aquitaine', '17000'],
    ['Brest', 'Bretagne', '29200'],
  ],
};

/** What shops and streets are called; the number tells those of a town apart. */
const SHOPS: Readonly<Record<Country, readonly (readonly [shop: string, street: string])[]>> = {
  nl: [
    ['De Ketting', 'Stationsstraat'],
    ['Fietsen Van Dam', 'Marktplein'],
    ['Wielenmakers', 'Kanaalweg'],
    ['Het Zadel', 'Kerkstraat'],
  ],
  de: [
    ['Radhaus', 'Bahnhofstraße'],
    ['Speichenwerk', 'Am Markt'],
    ['Zweirad Lindner', 'Gartenstraße'],
    ['Kettenglied', 'Hauptstraße'],
  ],
  be: [
    ['Velo Plus', 'Stationsstraat'],
    ['Den Trapper', 'Grote Markt'],
    ['Fietspunt', 'Nieuwstraat'],
    ['Roue Libre', 'Place du Marché'],
  ],
  at: [
    ['Radlerei', 'Bahnhofstraße'],
    ['Bergrad', 'Hauptplatz'],
    ['Velo Steiner', 'Museumstraße'],
    ['Drahtesel', 'Landstraße'],
  ],
  fr: [
    ['Cycles Moreau', 'rue de la Gare'],
    ['La Bonne Roue', 'place du Marché'],
    ['Vélo & Co', 'avenue de la République'],
    ['Le Pignon', 'rue des Écoles'],
  ],
};

/** Numbers that belong to nobody, as far as a country keeps such; opening hours as people there write them. */
const CONTACTS: Readonly<Record<Country, readonly [telephone: string, hours: string]>> = {
  nl: ['+31 85 000 0', 'di–vr 9.30–18.00\nza 9.30–17.00'],
  de: ['+49 30 23125 ', 'Di–Fr 10–18.30 Uhr\nSa 10–16 Uhr'],
  be: ['+32 2 000 0', 'di–vr 9.30–18.30\nza 9.30–17.00'],
  at: ['+43 1 000 0', 'Di–Fr 9–18 Uhr\nSa 9–13 Uhr'],
  fr: ['+33 1 99 00 0', 'mar.–ven. 10 h–19 h\nsam. 10 h–18 h'],
};

export interface DemoDealer {
  name: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  state: string;
  country: Country;
  is_certified_dealer: boolean;
  telephone: string;
  email: string;
  opening_hours: string;
  /** How far the shop stands from the middle of its town, in degrees. */
  offset: { lat: number; lng: number };
}

/**
 * Dealers in turn: one in every town of every country, then a second one in each, and so on. The first two hundred are
 * those of the demo.
 */
export function describeDealer(index: number): DemoDealer {
  const countries = Object.keys(TOWNS) as Country[];
  const country = countries[index % countries.length] ?? 'nl';
  const towns = TOWNS[country];
  const turn = Math.floor(index / countries.length);
  const [city, state, code] = towns[turn % towns.length] ?? ['', '', ''];
  const round = Math.floor(turn / towns.length);
  const shops = SHOPS[country];
  const [shop, street] = shops[(turn + round) % shops.length] ?? ['', ''];
  // A golden angle spreads any number of shops evenly around the middle of the town.
  const angle = round * 2.399;
  const radius = 0.006 * Math.sqrt(round + 1) * 1.4;
  const [telephone, hours] = CONTACTS[country];
  return {
    name: round < shops.length ? `${shop} ${city}` : `${shop} ${city} ${round + 1}`,
    street,
    house_number: String(3 + ((index * 7) % 140)),
    postal_code: country === 'nl' ? `${code} ${'ABCDEGHJ'[turn % 8]}${'KLMNPRST'[round % 8]}` : code,
    city,
    state,
    country,
    is_certified_dealer: index % 3 !== 2,
    telephone: telephone + String(100 + (index % 900)),
    email: `winkel${index + 1}@dealers.lumavelo.example`,
    opening_hours: hours,
    offset: { lat: Math.sin(angle) * radius, lng: Math.cos(angle) * radius * 1.6 },
  };
}
