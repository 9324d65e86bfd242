import type { VisitorText } from '@lumavelo/blocks/site';
import type { Section } from './section.ts';

/** Placeholders, which the site fills with what its CMS counts, each above what it counts. */
const NUMBERS: readonly (readonly [placeholder: string, counted: VisitorText])[] = [
  [
    '{{bikes}}',
    {
      en: 'bikes by {{brands}} makers online, and any other to order',
      de: 'Räder von {{brands}} Marken stehen zur Wahl, jedes andere wird bestellt',
      nl: 'fietsen van {{brands}} merken online, en elke andere op bestelling',
      fr: 'vélos de {{brands}} marques en ligne, et tous les autres sur commande',
      be: 'fietsen van {{brands}} merken, van plooifiets tot speedpedelec',
      'de-AT': 'Räder von {{brands}} Marken, vom Klapprad bis zum E-Lastenrad',
    },
  ],
  [
    '{{dealers}}',
    {
      en: 'bike shops for test rides, service and breakdowns',
      de: 'Fachhändler für Probefahrt, Inspektion und Panne',
      nl: 'dealers voor proefrit, onderhoud en pech',
      fr: 'vélocistes pour l’essai, l’entretien et le dépannage',
      be: 'fietshandelaars voor advies, onderhoud en pech',
      'de-AT': 'Händler für Probefahrt, Service und Panne',
    },
  ],
  [
    '{{rating}}',
    {
      en: 'out of 5 from riders, in {{reviews}} reviews on Google',
      de: 'von 5 Sternen, in {{reviews}} Bewertungen bei Google',
      nl: 'van 5 sterren, in {{reviews}} reviews op Google',
      fr: 'sur 5, d’après {{reviews}} avis Google',
      be: 'op 5, in {{reviews}} reviews op Google',
      'de-AT': 'von 5 Sternen, in {{reviews}} Bewertungen auf Google',
    },
  ],
];

/** Figures that nobody has to keep up to date. */
export const numbers: Section = {
  id: 'numbers',
  category: 'proof',
  build: (b) =>
    b.section(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      b.title(2, {
        en: 'Plenty of bikes, and a shop nearby',
        de: 'Viel Auswahl, und eine Werkstatt in der Nähe',
        nl: 'Veel keus, en een dealer in de buurt',
        fr: 'Du choix, et un vélociste près de chez vous',
        be: 'Veel keuze, en een fietshandelaar in de buurt',
        'de-AT': 'Viel Auswahl, und ein Händler ums Eck',
      }),
      b.columns(
        ...NUMBERS.map(([figure, counted]) => [
          b.block('Text', { content: figure, size: '5xl', fontFamily: 'basis-bold' }),
          b.text(counted, { size: 'lg' }),
        ]),
      ),
    ),
};

/** What somebody said, to be written in: a voice is a customer's own, or none. */
export const voice: Section = {
  id: 'voice',
  category: 'proof',
  build: (b) =>
    b.section(
      { backgroundColor: 'orangeSoft', verticalMargin: 'off', verticalPadding: 'medium' },
      b.block(
        'TextContainer',
        {},
        {
          content: [
            b.text(
              {
                en: '“Write here what a customer told you: one sentence, in their own words.”',
                de: '„Hier steht, was dir jemand erzählt hat: ein Satz, in eigenen Worten.“',
                nl: '“Schrijf hier wat een klant je vertelde: één zin, in eigen woorden.”',
                fr: '« Écrivez ici ce qu’un client vous a dit : une phrase, avec ses mots. »',
              },
              { size: '3xl', fontFamily: 'founders' },
            ),
            b.text(
              {
                en: 'First name and name, trade, town',
                de: 'Vorname und Name, Beruf, Ort',
                nl: 'Voornaam en naam, beroep, plaats',
                fr: 'Prénom et nom, métier, ville',
              },
              { fontFamily: 'basis-bold' },
            ),
          ],
        },
      ),
    ),
};
