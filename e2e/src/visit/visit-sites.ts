/** What visitors of the five demo sites know and ask: their towns as they write them, and their words for a search. */
import type { Country, Locale } from '@lumavelo/blocks/site';

/** Something typed, and the place that is meant by it. */
type Meant = readonly [typed: string, place: string];

export interface VisitSite {
  country: Country;
  /** The language of the visitor, with its tag and the path of its home page. */
  locale: Locale;
  lang: string;
  home: string;
  /** What stands in the menus. */
  menu: Readonly<Record<'employers' | 'bikes' | 'calculator' | 'dealers' | 'questions', string>>;
  footer: Readonly<
    Record<'selfEmployed' | 'news' | 'contact' | 'privacy' | 'terms' | 'imprint', readonly [link: string, said: RegExp]>
  >;
  towns: {
    code: Meant;
    town: Meant;
    misspelt: Meant;
    otherSpelling: Meant;
    otherLanguage: Meant;
    /** A code that the post has not given away. */
    unknownCode: Meant;
    /** Where no dealer of the country is near. */
    abroad: Meant;
  };
  /** What people ask the search, and the path of a page that is among the first three. */
  questions: readonly (readonly [words: string, path: RegExp])[];
  /** The fields of the calculators that the visitor fills in; none where the country has no calculators. */
  calculator: Readonly<Record<'price' | 'salary' | 'hours' | 'profit' | 'employees', string>> | undefined;
  /** Telephone numbers: one that is none, and what the form says of it. */
  telephone: readonly [wrong: string, said: string, right: string];
  /** Another country in the footer, and the language that it answers in. */
  neighbour: readonly [name: string, lang: string];
}

const DUTCH_FIELDS = {
  price: 'Prijs van de fiets',
  salary: 'Brutoloon per maand',
  hours: 'Uren per week',
  profit: 'Winst per jaar, voor belasting',
  employees: 'Medewerkers',
};

const GERMAN_FIELDS = {
  price: 'Preis des Rads',
  salary: 'Bruttogehalt im Monat',
  hours: 'Stunden pro Woche',
  profit: 'Gewinn im Jahr, vor Steuern',
  employees: 'Beschäftigte',
};

export const VISIT_SITES: readonly VisitSite[] = [
  {
    ...{ country: 'nl', locale: 'nl', lang: 'nl-NL', home: '/' },
    menu: {
      ...{ employers: 'Voor werkgevers', bikes: 'Fietsen', calculator: 'Wat bespaar ik?', dealers: 'Dealers' },
      questions: 'Veelgestelde vragen',
    },
    footer: {
      selfEmployed: ['Voor zelfstandigen', /bijtelling|tel je 7%/],
      news: ['Nieuws', /Bijtelling blijft 7%/],
      contact: ['Contact', /Veemkade 12/],
      privacy: ['Privacy', /Autoriteit Persoonsgegevens/],
      terms: ['Voorwaarden', /drie dagen/],
      imprint: ['Bedrijfsgegevens', /KVK 00000000/],
    },
    towns: {
      ...{ code: ['1012 AB', 'Amsterdam'], town: ['Utrecht', 'Utrecht'], misspelt: ['Rottredam', 'Rotterdam'] },
      ...{ otherSpelling: ["'s-Gravenhage", 'Den Haag'], otherLanguage: ['The Hague', 'Den Haag'] },
      ...{ unknownCode: ['6020', 'Eindhoven'], abroad: ['Keulen', 'Maastricht'] },
    },
    questions: [
      ['accu in de winter', /nieuws-winterbanden$/],
      ['zzp', /zelfstandige$/],
      ['minimumloon', /calculator$/],
      ['diefstal', /veelgestelde-vragen$|voorwaarden$/],
    ],
    calculator: DUTCH_FIELDS,
    telephone: ['bel maar', 'Vul een telefoonnummer in zoals 030 123 45 67.', '030 123 45 67'],
    neighbour: ['Deutschland', 'de-DE'],
  },
  {
    ...{ country: 'de', locale: 'de', lang: 'de-DE', home: '/' },
    menu: {
      ...{ employers: 'Für Arbeitgeber', bikes: 'Räder', calculator: 'Was spare ich?', dealers: 'Händler' },
      questions: 'Fragen und Antworten',
    },
    footer: {
      selfEmployed: ['Für Selbstständige', /Ende 2030/],
      news: ['Aktuelles', /Akku im Winter/],
      contact: ['Kontakt', /Hansaring 20/],
      privacy: ['Datenschutz', /Art\. 6 Abs\. 1/],
      terms: ['AGB', /24, 36 oder 48 Monate/],
      imprint: ['Impressum', /HRB 00000/],
    },
    towns: {
      ...{ code: ['80331', 'München'], town: ['Köln', 'Köln'], misspelt: ['Nürnburg', 'Nürnberg'] },
      ...{ otherSpelling: ['Frankfurt a. M.', 'Frankfurt am Main'], otherLanguage: ['Muenchen', 'München'] },
      ...{ unknownCode: ['99999', 'Erfurt'], abroad: ['Wien', 'München'] },
    },
    questions: [
      ['Akku Winter', /aktuelles-akku-im-winter$/],
      ['Mindestlohn', /rechner$/],
      ['Inspektion', /haendler$|agb$/],
      ['Diebstahl', /arbeitgeber$|fragen$/],
    ],
    calculator: GERMAN_FIELDS,
    telephone: ['keine', 'Bitte eine Telefonnummer wie +49 30 123456 eingeben.', '030 123456'],
    neighbour: ['Österreich', 'de-AT'],
  },
  {
    ...{ country: 'be', locale: 'be', lang: 'nl-BE', home: '/' },
    menu: {
      ...{ employers: 'Voor werkgevers', bikes: 'Fietsen', calculator: 'Bereken je voordeel', dealers: 'Fietswinkels' },
      questions: 'Vragen',
    },
    footer: {
      selfEmployed: ['Voor zelfstandigen', /boekhouder/],
      news: ['Nieuws', /Leasen op school/],
      contact: ['Contact', /Kanaalkaai 8/],
      privacy: ['Privacy', /Gegevensbeschermingsautoriteit/],
      terms: ['Algemene voorwaarden', /fietspolicy/],
      imprint: ['Wettelijke vermeldingen', /BE 0000\.000\.000/],
    },
    towns: {
      ...{ code: ['2000', 'Antwerpen'], town: ['Gent', 'Gent'], misspelt: ['Bruselles', 'Brussel'] },
      ...{ otherSpelling: ['St. Niklaas', 'Antwerpen'], otherLanguage: ['Luik', 'Liège'] },
      ...{ unknownCode: ['1999', 'Mechelen'], abroad: ['Groningen', 'Turnhout'] },
    },
    questions: [
      ['fietsvergoeding', /nieuws-kilometervergoeding$/],
      ['eindejaarspremie', /calculator$|werkgever$/],
      ['zelfstandige', /zelfstandige$/],
      ['diefstal', /veelgestelde-vragen$/],
    ],
    calculator: DUTCH_FIELDS,
    telephone: ['geen', 'Vul een telefoonnummer in zoals 02 123 45 67.', '02 123 45 67'],
    neighbour: ['Nederland', 'nl-NL'],
  },
  {
    ...{ country: 'at', locale: 'de-AT', lang: 'de-AT', home: '/' },
    menu: {
      ...{ employers: 'Für Betriebe', bikes: 'Räder', calculator: 'Was bringt’s mir?', dealers: 'Händler' },
      questions: 'Fragen',
    },
    footer: {
      selfEmployed: ['Für Selbständige', /Vorsteuer/],
      news: ['Neuigkeiten', /Sachbezug bleibt bei null/],
      contact: ['Kontakt', /Lendkai 7/],
      privacy: ['Datenschutz', /lit\. a DSGVO/],
      terms: ['AGB', /binnen drei Tagen/],
      imprint: ['Impressum', /FN 000000 x/],
    },
    towns: {
      ...{ code: ['8010', 'Graz'], town: ['Linz', 'Linz'], misspelt: ['Innsbruk', 'Innsbruck'] },
      ...{ otherSpelling: ['Wr. Neustadt', 'Wiener Neustadt'], otherLanguage: ['Vienna', 'Wien'] },
      ...{ unknownCode: ['6027', 'Innsbruck'], abroad: ['München', 'Kufstein'] },
    },
    questions: [
      ['Sachbezug', /neuigkeiten-sachbezug$/],
      ['Kollektivvertrag', /betriebe$|rechner$/],
      ['Vorsteuer', /selbstaendige$/],
      ['Diebstahl', /fragen$|raeder$/],
    ],
    calculator: GERMAN_FIELDS,
    telephone: ['keine', 'Bitte eine Telefonnummer wie +43 1 234567 eingeben.', '01 234567'],
    neighbour: ['Deutschland', 'de-DE'],
  },
  {
    ...{ country: 'fr', locale: 'fr', lang: 'fr-FR', home: '/fr' },
    menu: {
      ...{ employers: 'Employeurs', bikes: 'Vélos', calculator: 'Loyer ou devis', dealers: 'Revendeurs' },
      questions: 'Questions fréquentes',
    },
    footer: {
      selfEmployed: ['Indépendants', /devis/i],
      news: ['Actualités', /vélo/i],
      contact: ['Contact', /Lyon/],
      privacy: ['Confidentialité', /CNIL/],
      terms: ['Conditions générales', /trois jours/],
      imprint: ['Mentions légales', /RCS Lyon 000000000/],
    },
    towns: {
      ...{ code: ['75001', 'Paris'], town: ['Lyon', 'Lyon'], misspelt: ['Marseile', 'Marseille'] },
      ...{ otherSpelling: ['Paris 11e', 'Paris'], otherLanguage: ['Strassburg', 'Strasbourg'] },
      ...{ unknownCode: ['75099', 'Paris'], abroad: ['Cologne', 'Strasbourg'] },
    },
    questions: [
      ['que faire en cas de vol', /questions$/],
      ['forfait mobilités durables', /employeurs|calculateur$|questions$/],
      ['indépendant', /independants$/],
      ['fin du contrat', /conditions$|questions$/],
    ],
    calculator: undefined,
    telephone: ['aucun', 'Veuillez saisir un numéro de téléphone comme 01 23 45 67 89.', '01 23 45 67 89'],
    neighbour: ['Deutschland', 'de-DE'],
  },
];
