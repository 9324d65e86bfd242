import type { Locale } from '@lumavelo/blocks/site';

/** The messages of the bike finder and of bike pages. `{…}` is filled in. */
export interface BikeMessages {
  title: string;
  intro: string;
  search: string;
  type: string;
  brand: string;
  any: string;
  maximumPrice: string;
  battery: string;
  batteryNone: string;
  batteryFrom: string;
  sort: string;
  byName: string;
  byPrice: string;
  byPriceDown: string;
  byRange: string;
  likedOnly: string;
  reset: string;
  filters: string;
  frame: string;
  maximumWeight: string;
  maximumMonthly: string;
  byWeight: string;
  /** Closes the filters on a telephone; `{bikes}` is how many there are. */
  showBikes: string;
  more: string;
  /** Of a button that drops a filter. */
  dropFilter: string;
  /** A filter that nothing could be filtered by. */
  unknownFilter: string;
  /** Words by which people look for bikes with a motor. */
  motorWords: string;
  /** How many bikes there are: where it is one, and otherwise. */
  one: string;
  count: string;
  none: string;
  like: string;
  compare: string;
  compareChosen: string;
  /** Why no further bike can be picked. */
  compareFull: string;
  comparison: string;
  comparisonIntro: string;
  allBikes: string;
  price: string;
  year: string;
  range: string;
  /** On a card: the range with its name. */
  rangeOf: string;
  specifications: string;
  pictures: string;
  colour: string;
  morePictures: string;
  /** Of the table of frame sizes, with its columns and what stands below. */
  sizes: string;
  frameSize: string;
  riderHeight: string;
  heightBetween: string;
  heightFrom: string;
  heightTo: string;
  betweenSizes: string;
  /** Alternative text of a picture after the first. */
  pictureOf: string;
  calculate: string;
  /** Leads to the mail to the employer about this bike. */
  askEmployer: string;
  /** Leads to the form for an offer of this bike. */
  askOffer: string;
  /** Leads to the calculator on the page of a bike. */
  seeMonthly: string;
  tryIt: string;
  /** Where a dealer is looked for, and the button behind it. */
  place: string;
  findDealer: string;
  included: string;
  includesBike: string;
  includesInsurance: string;
  includesService: string;
  includesEnd: string;
  questions: string;
  nextBikes: string;
  /** The field for the visitor's salary, and what it says of another amount. */
  salary: string;
  salaryBetween: string;
}

const german: BikeMessages = {
  title: 'Fahrräder',
  intro: 'Such dir dein nächstes Rad aus. Die Rate zahlst du bequem über dein Gehalt.',
  search: 'Modell oder Marke',
  type: 'Art',
  brand: 'Marke',
  any: 'Beliebig',
  maximumPrice: 'Preis bis',
  battery: 'Antrieb',
  batteryNone: 'Ohne Motor',
  batteryFrom: 'E-Bike ab {range} km Reichweite',
  sort: 'Sortieren',
  byName: 'Name',
  byPrice: 'Günstigste zuerst',
  byPriceDown: 'Teuerste zuerst',
  byRange: 'Größte Reichweite',
  likedOnly: 'Nur gemerkte',
  reset: 'Filter zurücksetzen',
  filters: 'Filtern',
  frame: 'Rahmenform',
  maximumWeight: 'Gewicht bis',
  maximumMonthly: 'Im Monat bis',
  byWeight: 'Leichteste zuerst',
  showBikes: '{bikes} anzeigen',
  more: 'Mehr Räder zeigen',
  dropFilter: 'Filter entfernen: {filter}',
  unknownFilter: '{filter} (gerade nicht zu berechnen)',
  motorWords: 'E-Bike Pedelec elektrisch Elektrorad',
  one: '1 Fahrrad',
  count: '{count} Fahrräder',
  none: 'Kein Rad passt zu diesen Wünschen. Nimm einen Filter weg.',
  like: 'Merken',
  compare: 'Vergleichen',
  compareChosen: '{count} von 3 vergleichen',
  compareFull: 'Drei Räder sind schon ausgewählt. Nimm erst eines heraus.',
  comparison: 'Fahrräder vergleichen',
  comparisonIntro:
    'Bis zu drei Fahrräder nebeneinander: Preis, Rahmen, Antrieb und Ausstattung, Zeile für Zeile. So siehst du sofort, worin sie sich unterscheiden.',
  allBikes: 'Alle Fahrräder',
  price: 'Preis',
  year: 'Modelljahr',
  range: 'Reichweite',
  rangeOf: 'Reichweite: {range} km',
  specifications: 'Ausstattung',
  pictures: 'Bilder',
  colour: 'Farbe',
  morePictures: 'Weitere Bilder',
  sizes: 'Welche Größe passt mir?',
  frameSize: 'Rahmengröße',
  riderHeight: 'Deine Körpergröße',
  heightBetween: '{from} bis {to} cm',
  heightFrom: 'ab {from} cm',
  heightTo: 'bis {to} cm',
  betweenSizes: 'Zwischen zwei Größen? Dein Händler stellt dir das Rad vor der Bestellung ein.',
  pictureOf: '{name}, Bild {number}',
  calculate: 'Rate berechnen',
  askEmployer: 'Meinen Arbeitgeber fragen',
  askOffer: 'Selbstständig? Frag ein Angebot für dieses Rad an',
  seeMonthly: 'Rate ausrechnen',
  tryIt: 'Händler für eine Probefahrt finden',
  place: 'Probefahren: deine PLZ oder dein Ort',
  findDealer: 'Händler finden',
  included: 'Das steckt in der Rate',
  includesBike: 'Das Rad, das du dir ausgesucht hast',
  includesInsurance: 'Versicherung gegen Diebstahl und Schäden',
  includesService: 'Jedes Jahr eine Inspektion bei deinem Händler',
  includesEnd: 'Am Ende: übernehmen, tauschen oder zurückgeben',
  questions: 'Was viele wissen wollen',
  nextBikes: 'Ähnliche Räder',
  salary: 'Dein Bruttogehalt im Monat',
  salaryBetween: 'Gib einen Betrag von {minimum} bis {maximum} ein.',
};

const dutch: BikeMessages = {
  title: 'Fietsen',
  intro: 'Kies je volgende fiets. Je betaalt hem gewoon via je salaris.',
  search: 'Model of merk',
  type: 'Soort',
  brand: 'Merk',
  any: 'Maakt niet uit',
  maximumPrice: 'Prijs tot',
  battery: 'Aandrijving',
  batteryNone: 'Zonder motor',
  batteryFrom: 'E-bike vanaf {range} km actieradius',
  sort: 'Sorteren',
  byName: 'Naam',
  byPrice: 'Goedkoopste eerst',
  byPriceDown: 'Duurste eerst',
  byRange: 'Grootste actieradius',
  likedOnly: 'Alleen bewaarde',
  reset: 'Filters wissen',
  filters: 'Filteren',
  frame: 'Framevorm',
  maximumWeight: 'Gewicht tot',
  maximumMonthly: 'Per maand tot',
  byWeight: 'Lichtste eerst',
  showBikes: 'Toon {bikes}',
  more: 'Toon meer fietsen',
  dropFilter: 'Haal filter weg: {filter}',
  unknownFilter: '{filter} (nu niet te berekenen)',
  motorWords: 'e-bike elektrisch elektrische',
  one: '1 fiets',
  count: '{count} fietsen',
  none: 'Geen fiets past bij deze wensen. Haal een filter weg.',
  like: 'Bewaren',
  compare: 'Vergelijken',
  compareChosen: '{count} van 3 vergelijken',
  compareFull: 'Je vergelijkt al drie fietsen. Haal er eerst een uit.',
  comparison: 'Fietsen vergelijken',
  comparisonIntro:
    'Tot drie fietsen naast elkaar: prijs, frame, aandrijving en uitrusting, regel voor regel. Zo zie je meteen waarin ze verschillen.',
  allBikes: 'Alle fietsen',
  price: 'Prijs',
  year: 'Modeljaar',
  range: 'Actieradius',
  rangeOf: 'Actieradius: {range} km',
  specifications: 'Specificaties',
  pictures: 'Foto’s',
  colour: 'Kleur',
  morePictures: 'Meer foto’s',
  sizes: 'Welke maat past mij?',
  frameSize: 'Framemaat',
  riderHeight: 'Je lengte',
  heightBetween: '{from} tot {to} cm',
  heightFrom: 'vanaf {from} cm',
  heightTo: 'tot {to} cm',
  betweenSizes: 'Zit je tussen twee maten in? Je dealer meet je op voordat je bestelt.',
  pictureOf: '{name}, foto {number}',
  calculate: 'Bereken je maandbedrag',
  askEmployer: 'Vraag het je werkgever',
  askOffer: 'Zelfstandig? Vraag een offerte voor deze fiets',
  seeMonthly: 'Bereken je maandbedrag',
  tryIt: 'Vind een dealer voor een proefrit',
  place: 'Proefrijden: je postcode of plaats',
  findDealer: 'Vind een dealer',
  included: 'Dit zit in je maandbedrag',
  includesBike: 'De fiets die jij hebt gekozen',
  includesInsurance: 'Verzekering tegen diefstal en schade',
  includesService: 'Elk jaar een onderhoudsbeurt bij je dealer',
  includesEnd: 'Aan het einde: overnemen, wisselen of inleveren',
  questions: 'Wat veel mensen willen weten',
  nextBikes: 'Vergelijkbare fietsen',
  salary: 'Je brutoloon per maand',
  salaryBetween: 'Vul een bedrag in van {minimum} tot {maximum}.',
};

export const BIKE_MESSAGES: Readonly<Record<Locale, BikeMessages>> = {
  'de-AT': {
    ...german,
    title: 'Räder',
    one: '1 Rad',
    count: '{count} Räder',
    comparison: 'Räder vergleichen',
    comparisonIntro:
      'Bis zu drei Räder nebeneinander: Preis, Rahmen, Antrieb und Ausstattung, Zeile für Zeile. So siehst du gleich, worin sie sich unterscheiden.',
    allBikes: 'Alle Räder',
    includesBike: 'Das Rad, das du dir ausgesucht hast',
    includesInsurance: 'Versicherung gegen Diebstahl und Schäden',
    includesService: 'Jedes Jahr ein Service bei deinem Händler',
    includesEnd: 'Am Ende: übernehmen, tauschen oder zurückgeben',
  },
  de: german,
  nl: dutch,
  be: {
    ...dutch,
    byPrice: 'Laagste prijs eerst',
    byPriceDown: 'Hoogste prijs eerst',
    byRange: 'Grootste rijbereik',
    batteryFrom: 'E-bike vanaf {range} km rijbereik',
    range: 'Rijbereik',
    betweenSizes: 'Zit je tussen twee maten in? Je fietshandelaar meet je op voor je bestelt.',
    rangeOf: 'Rijbereik: {range} km',
    tryIt: 'Vind een fietshandelaar voor een proefrit',
    place: 'Proefrijden: je postcode of gemeente',
    findDealer: 'Vind een fietshandelaar',
    includesBike: 'De fiets die jij hebt gekozen',
    includesInsurance: 'Omnium tegen diefstal en schade',
    includesService: 'Elk jaar een onderhoudsbeurt bij je fietshandelaar',
    includesEnd: 'Aan het einde: overnemen, wisselen of inleveren',
  },
  en: {
    title: 'Bikes',
    intro: 'Choose your next bike. You pay for it month by month.',
    search: 'Model or brand',
    type: 'Type',
    brand: 'Brand',
    any: 'Any',
    maximumPrice: 'Price up to',
    battery: 'Motor',
    batteryNone: 'Without motor',
    batteryFrom: 'E-bike from {range} km range',
    sort: 'Sort',
    byName: 'Name',
    byPrice: 'Lowest price first',
    byPriceDown: 'Highest price first',
    byRange: 'Longest range',
    likedOnly: 'Liked only',
    reset: 'Clear filters',
    filters: 'Filters',
    frame: 'Frame',
    maximumWeight: 'Weight up to',
    maximumMonthly: 'A month up to',
    byWeight: 'Lightest first',
    showBikes: 'Show {bikes}',
    more: 'Show more bikes',
    dropFilter: 'Drop filter: {filter}',
    unknownFilter: '{filter} (cannot be worked out just now)',
    motorWords: 'e-bike electric pedelec',
    one: '1 bike',
    count: '{count} bikes',
    none: 'No bike fits these wishes. Take a filter away.',
    like: 'Like',
    compare: 'Compare',
    compareChosen: 'Compare {count} of 3',
    compareFull: 'You are comparing three bikes already. Take one out first.',
    comparison: 'Compare bikes',
    comparisonIntro:
      'Up to three bikes side by side: price, frame, drivetrain and equipment, line by line. You see at once where they differ.',
    allBikes: 'All bikes',
    price: 'Price',
    year: 'Model year',
    range: 'Range',
    rangeOf: 'Range: {range} km',
    specifications: 'Specifications',
    pictures: 'Pictures',
    colour: 'Colour',
    morePictures: 'More pictures',
    sizes: 'Which size fits me?',
    frameSize: 'Frame size',
    riderHeight: 'Your height',
    heightBetween: '{from} to {to} cm',
    heightFrom: 'from {from} cm',
    heightTo: 'up to {to} cm',
    betweenSizes: 'Between two sizes? Your dealer measures you before you order.',
    pictureOf: '{name}, picture {number}',
    calculate: 'Calculate your monthly price',
    askEmployer: 'Ask my employer',
    askOffer: 'Self-employed? Ask for an offer for this bike',
    seeMonthly: 'Work out my monthly price',
    tryIt: 'Find a dealer for a test ride',
    place: 'Test ride: your postcode or town',
    findDealer: 'Find a dealer',
    included: 'What the monthly price includes',
    includesBike: 'The bike that you chose',
    includesInsurance: 'Insurance against theft and damage',
    includesService: 'A service every year at your dealer',
    includesEnd: 'At the end: keep it, swap it or hand it back',
    questions: 'What many people ask',
    nextBikes: 'Similar bikes',
    salary: 'Your gross salary a month',
    salaryBetween: 'Enter an amount from {minimum} to {maximum}.',
  },
  fr: {
    title: 'Vélos',
    intro: 'Choisissez votre prochain vélo. Vous le payez simplement avec votre salaire.',
    search: 'Modèle ou marque',
    type: 'Type',
    brand: 'Marque',
    any: 'Peu importe',
    maximumPrice: 'Prix jusqu’à',
    battery: 'Assistance',
    batteryNone: 'Sans moteur',
    batteryFrom: 'Vélo électrique, autonomie dès {range} km',
    sort: 'Trier',
    byName: 'Nom',
    byPrice: 'Prix croissant',
    byPriceDown: 'Prix décroissant',
    byRange: 'Plus grande autonomie',
    likedOnly: 'Favoris seulement',
    reset: 'Effacer les filtres',
    filters: 'Filtrer',
    frame: 'Cadre',
    maximumWeight: 'Poids jusqu’à',
    maximumMonthly: 'Par mois jusqu’à',
    byWeight: 'Plus légers d’abord',
    showBikes: 'Voir {bikes}',
    more: 'Voir plus de vélos',
    dropFilter: 'Retirer le filtre\u00a0: {filter}',
    unknownFilter: '{filter} (calcul impossible pour l’instant)',
    motorWords: 'électrique VAE e-bike assistance',
    one: '1 vélo',
    count: '{count} vélos',
    none: 'Aucun vélo ne correspond. Retirez un filtre.',
    like: 'Ajouter aux favoris',
    compare: 'Comparer',
    compareChosen: 'Comparer {count} sur 3',
    compareFull: 'Vous comparez déjà trois vélos. Retirez-en un d’abord.',
    comparison: 'Comparer des vélos',
    comparisonIntro:
      'Jusqu’à trois vélos côte à côte\u00a0: prix, cadre, transmission et équipement, ligne par ligne. Vous voyez tout de suite ce qui les distingue.',
    allBikes: 'Tous les vélos',
    // French has a space before the colon that follows.
    price: 'Prix\u00a0',
    year: 'Année-modèle',
    range: 'Autonomie',
    rangeOf: 'Autonomie\u00a0: {range} km',
    specifications: 'Caractéristiques',
    pictures: 'Photos',
    colour: 'Couleur',
    morePictures: 'Autres photos',
    sizes: 'Quelle taille me convient\u202f?',
    frameSize: 'Taille du cadre',
    riderHeight: 'Votre taille',
    heightBetween: 'de {from} à {to}\u00a0cm',
    heightFrom: 'à partir de {from}\u00a0cm',
    heightTo: 'jusqu’à {to}\u00a0cm',
    betweenSizes: 'Vous hésitez entre deux tailles\u202f? Votre revendeur prend vos mesures avant la commande.',
    pictureOf: '{name}, photo {number}',
    calculate: 'Calculer votre loyer mensuel',
    askEmployer: 'Demander à mon employeur',
    askOffer: 'À votre compte\u202f? Demandez un devis pour ce vélo',
    seeMonthly: 'Calculer mon loyer',
    tryIt: 'Trouver un vélociste pour l’essayer',
    place: 'L’essayer\u00a0: votre code postal ou votre ville',
    findDealer: 'Trouver un vélociste',
    included: 'Ce que comprend le loyer',
    includesBike: 'Le vélo que vous avez choisi',
    includesInsurance: 'L’assurance contre le vol et les dommages',
    includesService: 'Un entretien par an chez votre vélociste',
    includesEnd: 'À la fin\u00a0: le garder, en changer ou le rendre',
    questions: 'Les questions que l’on nous pose',
    nextBikes: 'Vélos semblables',
    salary: 'Votre salaire brut par mois',
    salaryBetween: 'Saisissez un montant de {minimum} à {maximum}.',
  },
};
