import type { Country } from './locales.ts';

/** What visitors call a town in their language, where that is another name than the one it has at home. */
export interface TownNames {
  en?: string;
  de?: string;
  nl?: string;
  fr?: string;
  /** What GeoNames lists it under, where that is neither the name at home nor the English one. */
  listed?: string;
}

/** Towns of our countries that other languages have names for, under their names at home. */
export const TOWN_NAMES: Readonly<Record<Country, Readonly<Record<string, TownNames>>>> = {
  nl: {
    Almere: { listed: 'Almere Stad' },
    'Bergen op Zoom': { fr: 'Berg-op-Zoom' },
    'Den Haag': { en: 'The Hague', fr: 'La Haye' },
    Groningen: { fr: 'Groningue' },
    Leiden: { fr: 'Leyde' },
    Middelburg: { fr: 'Middelbourg' },
    Nijmegen: { de: 'Nimwegen', fr: 'Nimègue' },
    Roermond: { fr: 'Ruremonde' },
    "'s-Hertogenbosch": { fr: 'Bois-le-Duc' },
    Velsen: { listed: 'Velsen-Zuid' },
    Vlissingen: { fr: 'Flessingue' },
    Zaandam: { listed: 'Zaanstad' },
  },
  de: {
    Aachen: { nl: 'Aken', fr: 'Aix-la-Chapelle' },
    Augsburg: { fr: 'Augsbourg' },
    Braunschweig: { fr: 'Brunswick' },
    Bremen: { fr: 'Brême' },
    Coburg: { fr: 'Cobourg' },
    Dresden: { fr: 'Dresde' },
    Duisburg: { fr: 'Duisbourg' },
    Emmerich: { nl: 'Emmerik' },
    Flensburg: { fr: 'Flensbourg' },
    'Frankfurt am Main': { en: 'Frankfurt', nl: 'Frankfurt', fr: 'Francfort' },
    Freiburg: { fr: 'Fribourg-en-Brisgau' },
    Göttingen: { fr: 'Gœttingue' },
    Hamburg: { fr: 'Hambourg' },
    Hannover: { en: 'Hanover', fr: 'Hanovre' },
    Kassel: { fr: 'Cassel' },
    Kleve: { nl: 'Kleef', fr: 'Clèves' },
    Koblenz: { fr: 'Coblence' },
    Konstanz: { fr: 'Constance' },
    Köln: { en: 'Cologne', nl: 'Keulen', fr: 'Cologne' },
    Magdeburg: { fr: 'Magdebourg' },
    Mainz: { fr: 'Mayence' },
    Marburg: { fr: 'Marbourg', listed: 'Marburg an der Lahn' },
    Meißen: { en: 'Meissen', nl: 'Meissen', fr: 'Meissen' },
    München: { en: 'Munich', fr: 'Munich' },
    Nürnberg: { en: 'Nuremberg', nl: 'Neurenberg', fr: 'Nuremberg' },
    Oldenburg: { fr: 'Oldenbourg' },
    Regensburg: { fr: 'Ratisbonne' },
    Saarbrücken: { fr: 'Sarrebruck' },
    Saarlouis: { fr: 'Sarrelouis' },
    Speyer: { fr: 'Spire' },
    Trier: { fr: 'Trèves' },
    Wittenberg: { fr: 'Wittemberg' },
    Würzburg: { fr: 'Wurtzbourg' },
    Zweibrücken: { fr: 'Deux-Ponts' },
  },
  be: {
    Aalst: { fr: 'Alost' },
    Amel: { fr: 'Amblève', listed: 'Amblève' },
    Antwerpen: { en: 'Antwerp', fr: 'Anvers' },
    Arlon: { de: 'Arel', nl: 'Aarlen' },
    Ath: { nl: 'Aat' },
    Bastogne: { nl: 'Bastenaken' },
    "Braine-l'Alleud": { nl: 'Eigenbrakel' },
    'Braine-le-Comte': { nl: "'s-Gravenbrakel" },
    Brugge: { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
    Brussel: { en: 'Brussels', de: 'Brüssel', fr: 'Bruxelles' },
    Büllingen: { fr: 'Bullange', listed: 'Bullange' },
    Bütgenbach: { fr: 'Butgenbach', listed: 'Butgenbach' },
    'De Haan': { fr: 'Le Coq' },
    'De Panne': { fr: 'La Panne' },
    Dendermonde: { fr: 'Termonde' },
    Diksmuide: { fr: 'Dixmude' },
    Enghien: { nl: 'Edingen' },
    Gembloux: { nl: 'Gembloers' },
    Gent: { en: 'Ghent', fr: 'Gand' },
    Geraardsbergen: { fr: 'Grammont' },
    Halle: { fr: 'Hal' },
    Hannut: { nl: 'Hannuit' },
    Huy: { nl: 'Hoei' },
    Ieper: { en: 'Ypres', de: 'Ypern', fr: 'Ypres' },
    Jodoigne: { nl: 'Geldenaken' },
    Kelmis: { fr: 'La Calamine', listed: 'La Calamine' },
    Koksijde: { fr: 'Coxyde' },
    Kortrijk: { fr: 'Courtrai' },
    'La Hulpe': { nl: 'Terhulpen' },
    Lessines: { nl: 'Lessen' },
    Leuven: { de: 'Löwen', fr: 'Louvain' },
    Lier: { fr: 'Lierre' },
    Liège: { de: 'Lüttich', nl: 'Luik' },
    Limbourg: { de: 'Limburg', nl: 'Limburg' },
    Mechelen: { de: 'Mecheln', fr: 'Malines' },
    Menen: { fr: 'Menin' },
    Mons: { nl: 'Bergen' },
    Mouscron: { nl: 'Moeskroen' },
    Namur: { nl: 'Namen' },
    Nieuwpoort: { fr: 'Nieuport' },
    Nivelles: { nl: 'Nijvel' },
    Oostende: { en: 'Ostend', de: 'Ostende', fr: 'Ostende' },
    Oudenaarde: { fr: 'Audenarde' },
    Perwez: { nl: 'Perwijs' },
    Roeselare: { fr: 'Roulers' },
    Ronse: { fr: 'Renaix' },
    'Sankt Vith': { fr: 'Saint-Vith', listed: 'Saint-Vith' },
    'Sint-Genesius-Rode': { fr: 'Rhode-Saint-Genèse' },
    'Sint-Niklaas': { fr: 'Saint-Nicolas' },
    'Sint-Truiden': { fr: 'Saint-Trond' },
    Soignies: { nl: 'Zinnik' },
    Tienen: { fr: 'Tirlemont' },
    Tongeren: { de: 'Tongern', fr: 'Tongres' },
    Tournai: { nl: 'Doornik' },
    Tubize: { nl: 'Tubeke' },
    Veurne: { fr: 'Furnes' },
    Vilvoorde: { fr: 'Vilvorde' },
    Visé: { nl: 'Wezet' },
    Waremme: { nl: 'Borgworm' },
    Wavre: { nl: 'Waver' },
    Zeebrugge: { fr: 'Zeebruges' },
  },
  at: {
    Klagenfurt: { listed: 'Klagenfurt am Wörthersee' },
    Salzburg: { fr: 'Salzbourg' },
    Wien: { en: 'Vienna', nl: 'Wenen', fr: 'Vienne' },
  },
  fr: {
    Arras: { nl: 'Atrecht' },
    Cambrai: { nl: 'Kamerijk' },
    Dunkerque: { en: 'Dunkirk', de: 'Dünkirchen', nl: 'Duinkerke' },
    Haguenau: { de: 'Hagenau' },
    Hazebrouck: { nl: 'Hazebroek' },
    Lille: { nl: 'Rijsel' },
    Mulhouse: { de: 'Mülhausen' },
    Nice: { de: 'Nizza' },
    Paris: { nl: 'Parijs' },
    'Saint-Omer': { nl: 'Sint-Omaars' },
    Saverne: { de: 'Zabern' },
    Strasbourg: { de: 'Straßburg', nl: 'Straatsburg' },
    Sélestat: { de: 'Schlettstadt' },
    Wissembourg: { de: 'Weißenburg' },
  },
};

/** A town as it is called at home, and its other names by language. */
export interface NamedTown {
  name: string;
  others: Omit<TownNames, 'listed'>;
}

/**
 * What a town is called, by the name that GeoNames lists it under: some it lists in English.
 * @example nameTown('at', 'Vienna').name // 'Wien'
 */
export function nameTown(country: Country, listed: string): NamedTown {
  const towns = Object.entries(TOWN_NAMES[country]);
  const found =
    towns.find(([name, names]) => name === listed || names.listed === listed) ??
    towns.find(([, { en }]) => en === listed);
  if (!found) return { name: listed, others: {} };
  const { listed: _, ...others } = found[1];
  return { name: found[0], others };
}
