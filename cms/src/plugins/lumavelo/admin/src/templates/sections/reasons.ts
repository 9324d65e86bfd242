import type { VisitorText } from '@lumavelo/blocks/site';
import type { Section } from './section.ts';

type Pair = { title: VisitorText; text: VisitorText };

const REASONS: readonly Pair[] = [
  {
    title: {
      en: 'One amount a month',
      de: 'Ein Betrag im Monat',
      nl: 'Eén bedrag per maand',
      fr: 'Un seul montant par mois',
    },
    text: {
      en: 'Bike, insurance, service and help on the road together. You know it before you order.',
      de: 'Rad, Versicherung, Inspektion und Pannenhilfe zusammen. Du kennst ihn, bevor du bestellst.',
      nl: 'Fiets, verzekering, onderhoud en hulp bij pech samen. Je kent het voordat je bestelt.',
      fr: 'Vélo, assurance, entretien et assistance réunis. Vous le connaissez avant de commander.',
      be: 'Fiets, omnium, onderhoud en bijstand samen. Je kent het voor je bestelt.',
      'de-AT': 'Rad, Versicherung, Service und Pannenhilfe zusammen. Du kennst ihn, bevor du bestellst.',
    },
  },
  {
    title: {
      en: 'The bike you really want',
      de: 'Das Rad, das du wirklich willst',
      nl: 'De fiets die je echt wilt',
      fr: 'Le vélo que vous voulez vraiment',
      be: 'De fiets die je echt wil',
    },
    text: {
      en: 'From city bike to cargo bike, with a motor or without. Your bike shop adjusts it to you.',
      de: 'Vom Stadtrad bis zum Lastenrad, mit Motor oder ohne. Dein Händler stellt es auf dich ein.',
      nl: 'Van stadsfiets tot bakfiets, met of zonder motor. Je dealer stelt hem op jou af.',
      fr: 'Du vélo de ville au vélo cargo, avec ou sans moteur. Votre vélociste le règle à votre taille.',
      be: 'Van plooifiets tot bakfiets, met of zonder motor. Je fietshandelaar stelt hem op jou af.',
    },
  },
  {
    title: {
      en: 'Your choice at the end',
      de: 'Am Ende hast du die Wahl',
      nl: 'Aan het eind kies jij',
      fr: 'À la fin, vous choisissez',
      be: 'Op het einde kies jij',
    },
    text: {
      en: 'Keep the bike at the price agreed, hand it back, or choose a new one.',
      de: 'Übernimm das Rad zum vereinbarten Preis, gib es zurück oder such dir ein neues aus.',
      nl: 'Neem de fiets over voor de afgesproken prijs, lever hem in of kies een nieuwe.',
      fr: 'Gardez le vélo au prix convenu, rendez-le ou choisissez-en un autre.',
    },
  },
];

/** Three reasons side by side, for people who want a bike. */
export const reasons: Section = {
  id: 'reasons',
  category: 'reasons',
  build: (b) =>
    b.section(
      {},
      b.title(2, {
        en: 'Why through work?',
        de: 'Warum über den Job?',
        nl: 'Waarom via je werk?',
        fr: 'Pourquoi par votre employeur ?',
        be: 'Waarom via je werkgever?',
        'de-AT': 'Warum über den Betrieb?',
      }),
      b.columns(...REASONS.map(({ title, text }) => [b.card(b.title(3, title, { size: 'xl' }), b.text(text))])),
    ),
};

const STEPS: readonly Pair[] = [
  {
    title: { en: 'Choose your bike', de: 'Rad aussuchen', nl: 'Kies je fiets', fr: 'Choisissez votre vélo' },
    text: {
      en: 'City, cargo or racing bike: at one of our dealers, or online.',
      de: 'Stadtrad, Lastenrad oder Rennrad: bei einem unserer Händler oder online.',
      nl: 'Stadsfiets, bakfiets of racefiets: bij een van onze dealers, of online.',
      fr: 'Vélo de ville, vélo cargo ou vélo de course : chez un revendeur ou en ligne.',
      be: 'Stadsfiets, bakfiets of koersfiets: bij een van onze fietshandelaars, of online.',
    },
  },
  {
    title: {
      en: 'Your employer approves',
      de: 'Dein Arbeitgeber gibt frei',
      nl: 'Je werkgever keurt goed',
      fr: 'Votre employeur valide',
      'de-AT': 'Dein Betrieb gibt frei',
    },
    text: {
      en: 'Your request waits in the portal. Once it is approved, you get a code for the shop.',
      de: 'Dein Antrag liegt im Portal. Nach der Freigabe bekommst du einen Code für den Händler.',
      nl: 'Je aanvraag staat in het portaal. Na het akkoord krijg je een code voor de winkel.',
      fr: 'Votre demande l’attend sur le portail. Après l’accord, vous recevez un code pour le magasin.',
      'de-AT': 'Dein Antrag liegt im Portal. Nach der Freigabe kriegst du einen Code für den Händler.',
    },
  },
  {
    title: { en: 'Ride', de: 'Losfahren', nl: 'Fietsen maar', fr: 'Roulez', be: 'Vertrekken maar' },
    text: {
      en: 'Collect your bike and go: to work, to the shops, out into the country.',
      de: 'Hol dein Rad ab und fahr los: zur Arbeit, zum Einkaufen, ins Grüne.',
      nl: 'Haal je fiets op en ga: naar je werk, naar de winkel, de stad uit.',
      fr: 'Retirez votre vélo et partez : au travail, aux courses, à la campagne.',
      'de-AT': 'Hol dein Rad ab und fahr los: in die Arbeit, zum Einkaufen, ins Grüne.',
    },
  },
];

/** From the wish for a bike to the first ride. */
export const steps: Section = {
  id: 'steps',
  category: 'reasons',
  build: (b) =>
    b.section(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      b.beside(
        5,
        [
          b.title(2, {
            en: 'How it works',
            de: 'So funktioniert es',
            nl: 'Zo werkt het',
            fr: 'Comment ça marche',
            'de-AT': 'So funktioniert’s',
          }),
          b.text(
            {
              en: 'Three steps, from the wish to the first ride.',
              de: 'Drei Schritte, vom Wunsch bis zur ersten Fahrt.',
              nl: 'Drie stappen, van wens tot eerste rit.',
              fr: 'Trois étapes, de l’envie au premier trajet.',
            },
            { size: 'lg' },
          ),
        ],
        [b.steps(...STEPS)],
      ),
    ),
};

const ROWS: readonly (readonly [VisitorText, VisitorText, VisitorText])[] = [
  [
    { en: 'Paying', de: 'Bezahlen', nl: 'Betalen', fr: 'Paiement' },
    {
      en: 'The whole price at once',
      de: 'Der ganze Preis auf einmal',
      nl: 'De hele prijs in één keer',
      fr: 'Le prix entier, en une fois',
    },
    {
      en: 'An amount each month',
      de: 'Jeden Monat, aus dem Bruttogehalt',
      nl: 'Elke maand, uit je brutoloon',
      fr: 'Un montant chaque mois',
      be: 'Elke maand uit je brutoloon, of uit je eindejaarspremie',
    },
  ],
  [
    { en: 'Insurance', de: 'Versicherung', nl: 'Verzekering', fr: 'Assurance', be: 'Omnium' },
    {
      en: 'For you to find and to pay',
      de: 'Suchst und bezahlst du selbst',
      nl: 'Zoek en betaal je zelf',
      fr: 'À chercher et à payer vous-même',
    },
    { en: 'Included', de: 'Inbegriffen', nl: 'Zit erbij', fr: 'Comprise', be: 'Inbegrepen', 'de-AT': 'Inkludiert' },
  ],
  [
    { en: 'Service', de: 'Inspektion', nl: 'Onderhoud', fr: 'Entretien', 'de-AT': 'Service' },
    { en: 'When you think of it', de: 'Wenn du daran denkst', nl: 'Als je eraan denkt', fr: 'Quand vous y pensez' },
    {
      en: 'Every year, at your bike shop',
      de: 'Jedes Jahr, bei deinem Händler',
      nl: 'Elk jaar, bij je dealer',
      fr: 'Chaque année, chez votre vélociste',
      be: 'Elk jaar, bij je fietshandelaar',
    },
  ],
  [
    { en: 'Breakdown', de: 'Panne', nl: 'Pech', fr: 'Panne' },
    { en: 'You push', de: 'Du schiebst', nl: 'Je gaat lopen', fr: 'Vous poussez', be: 'Je gaat te voet' },
    {
      en: 'Help on the road, all over Europe',
      de: 'Hilfe unterwegs, in ganz Europa',
      nl: 'Hulp onderweg, in heel Europa',
      fr: 'Assistance, partout en Europe',
      be: 'Bijstand onderweg, in heel Europa',
    },
  ],
  [
    { en: 'In the end', de: 'Am Ende', nl: 'Aan het eind', fr: 'À la fin', be: 'Op het einde' },
    { en: 'It is yours', de: 'Es gehört dir', nl: 'Hij is van jou', fr: 'Il est à vous' },
    {
      en: 'Keep it, hand it back or change',
      de: 'Übernehmen, zurückgeben oder wechseln',
      nl: 'Overnemen, inleveren of wisselen',
      fr: 'Le garder, le rendre ou en changer',
    },
  ],
];

/** What differs between a bike that is bought and one that comes through work. */
export const comparison: Section = {
  id: 'comparison',
  category: 'reasons',
  build: (b) =>
    b.section(
      {},
      b.title(2, {
        en: 'Bought or leased?',
        de: 'Gekauft oder geleast?',
        nl: 'Kopen of leasen?',
        fr: 'Acheter ou louer ?',
      }),
      b.richText(
        b.table(
          [
            { en: 'What it is about', de: 'Worum es geht', nl: 'Waar het om gaat', fr: 'De quoi il s’agit' },
            { en: 'Bought by yourself', de: 'Selbst gekauft', nl: 'Zelf gekocht', fr: 'Acheté par vous' },
            {
              en: 'Through work',
              de: 'Über den Job',
              nl: 'Via je werk',
              fr: 'Par votre employeur',
              be: 'Via je werkgever',
              'de-AT': 'Über den Betrieb',
            },
          ],
          ...ROWS,
        ),
      ),
    ),
};

const ROLES: readonly { who: VisitorText; tasks: readonly VisitorText[] }[] = [
  {
    who: { en: 'You', de: 'Du', nl: 'Jij', fr: 'Vous' },
    tasks: [
      {
        en: 'Decide who may join, and up to which price',
        de: 'Legst fest, wer mitmacht und bis zu welchem Preis',
        nl: 'Bepaalt wie mee mag doen en tot welk bedrag',
        fr: 'Fixez qui participe, et jusqu’à quel prix',
        be: 'Legt vast wie mag meedoen en tot welk bedrag',
        'de-AT': 'Sagst, wer mitmachen darf und bis zu welchem Preis',
      },
      {
        en: 'Approve requests with a click',
        de: 'Gibst Anträge mit einem Klick frei',
        nl: 'Keurt aanvragen met een klik goed',
        fr: 'Validez les demandes d’un clic',
      },
      {
        en: 'Import the payroll file',
        de: 'Liest die Lohndatei ein',
        nl: 'Leest het loonbestand in',
        fr: 'Importez le fichier de paie',
        be: 'Geeft de loongegevens door',
      },
    ],
  },
  {
    who: { en: 'Your people', de: 'Dein Team', nl: 'Je mensen', fr: 'Votre équipe', 'de-AT': 'Deine Leute' },
    tasks: [
      {
        en: 'Choose their bikes in the shop',
        de: 'Sucht sich Räder beim Händler aus',
        nl: 'Kiezen hun fiets bij de dealer',
        fr: 'Choisit ses vélos en magasin',
        be: 'Kiezen hun fiets bij de handelaar',
        'de-AT': 'Suchen sich Räder beim Händler aus',
      },
      {
        en: 'Sign the addendum to their contract',
        de: 'Unterschreibt den Überlassungsvertrag',
        nl: 'Tekenen het addendum bij hun contract',
        fr: 'Signe l’avenant au contrat',
        be: 'Tekenen de bijlage bij hun contract',
        'de-AT': 'Unterschreiben die Vereinbarung',
      },
      {
        en: 'Take them in for their yearly service',
        de: 'Bringt sie jedes Jahr zur Inspektion',
        nl: 'Brengen hem elk jaar naar de beurt',
        fr: 'Les apporte à la révision annuelle',
        be: 'Brengen hem elk jaar binnen voor onderhoud',
        'de-AT': 'Bringen sie jedes Jahr zum Service',
      },
    ],
  },
  {
    who: { en: 'Lumavelo', de: 'Lumavelo', nl: 'Lumavelo', fr: 'Lumavelo' },
    tasks: [
      {
        en: 'Orders, insures and pays the shop',
        de: 'Bestellt, versichert und bezahlt den Händler',
        nl: 'Bestelt, verzekert en betaalt de dealer',
        fr: 'Commande, assure et règle le vélociste',
        be: 'Bestelt, verzekert en betaalt de handelaar',
      },
      {
        en: 'Settles damage and theft',
        de: 'Regelt Schaden und Diebstahl',
        nl: 'Handelt schade en diefstal af',
        fr: 'Gère la casse et le vol',
        be: 'Regelt schade, diefstal en pech',
        'de-AT': 'Kümmert sich um Schaden und Diebstahl',
      },
      {
        en: 'Answers your people’s questions',
        de: 'Beantwortet die Fragen deines Teams',
        nl: 'Beantwoordt de vragen van je mensen',
        fr: 'Répond aux questions de votre équipe',
        'de-AT': 'Hebt ab, wenn wer anruft',
      },
    ],
  },
];

/** What each side has to do, for employers. */
export const roles: Section = {
  id: 'roles',
  category: 'reasons',
  build: (b) =>
    b.section(
      {},
      b.title(2, { en: 'Who does what?', de: 'Wer macht was?', nl: 'Wie doet wat?', fr: 'Qui fait quoi ?' }),
      b.columns(...ROLES.map(({ who, tasks }) => [b.title(3, who, { size: 'xl' }), b.richText(b.bullets(...tasks))])),
    ),
};
