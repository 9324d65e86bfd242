import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Reken met je eigen cijfers',
  facts: [
    ['{{bikes}}', 'fietsen van {{brands}} merken staan online, en elke andere kan besteld worden'],
    ['{{dealers}}', 'dealers in Nederland voor proefrit, onderhoud en pech'],
    ['{{rating}}', 'van 5 sterren geven fietsers ons, in {{reviews}} reviews op Google'],
  ],
  steps: {
    headline: 'Zo voer je het in',
    points: [
      [
        'Kennismaken, een half uur',
        'We lopen samen langs je cao, je loonpakket en de vraag of je wilt bijdragen. Daarna krijg je een voorstel op papier.',
      ],
      [
        'Eén raamovereenkomst',
        'Je tekent digitaal. De fietsregeling, het addendum bij het arbeidscontract en een tekst voor de ondernemingsraad zitten erbij.',
      ],
      [
        'Je mensen uitnodigen',
        'Jij stuurt de link door, wij verzorgen een inloopuur, op kantoor of online. Wie wil, reserveert een proefrit.',
      ],
      [
        'Goedkeuren en verlonen',
        'Aanvragen staan in het portaal, met een klik zijn ze akkoord. Elke maand ligt het bestand voor je loonadministratie klaar.',
      ],
    ],
  },
  example: {
    headline: 'Een voorbeeld, tot op de cent',
    lead: 'Een e-bike van 2.999 euro, 36 maanden, een brutoloon van 3.450 euro, zonder bijdrage van jou.',
    amounts: {
      posts: 'Post',
      perBike: 'Euro per maand',
      rows: {
        rate: 'Maandbedrag met verzekering en onderhoud',
        givenUp: 'Brutoloon dat je medewerker ruilt',
        net: 'Wat je medewerker daar netto van merkt, bijtelling inbegrepen',
        saved: 'Werkgeverslasten die jij niet betaalt',
        year: 'Wat tien leasefietsen je bedrijf per jaar schelen',
      },
      source:
        'Gerekend met 2026: bijtelling 7% (Wet LB 1964, art. 13bis), AWf laag, Aof hoog en opslag kinderopvang (Stcrt. 2025, 42324), werkgeversheffing Zvw (Stcrt. 2025, 38055). Een rekenvoorbeeld, geen advies.',
    },
  },
  roles: {
    headline: 'Wie doet wat',
    parts: [
      ['Jij', ['Bepaalt wie mee mag doen en tot welk bedrag', 'Keurt aanvragen goed', 'Leest het loonbestand in']],
      ['Je medewerker', ['Kiest de fiets bij de dealer', 'Tekent het addendum', 'Brengt hem elk jaar naar de beurt']],
      [
        'Lumavelo',
        ['Bestelt, verzekert en betaalt de dealer', 'Handelt schade en diefstal af', 'Beantwoordt alle vragen'],
      ],
    ],
  },
  cases: {
    headline: 'Wat als het anders loopt?',
    when: 'Er gebeurt iets',
    agreed: 'Dit is geregeld',
    rows: [
      ['Schade of diefstal', 'Verzekerd. Je medewerker meldt het zelf, jij hoeft niets te doen.'],
      ['Iemand gaat uit dienst', 'De nieuwe werkgever neemt de lease over, of onze verzekering doet dat.'],
      ['Langdurig ziek', 'Na drie maanden neemt de verzekering het maandbedrag over.'],
      ['Einde van de looptijd', 'Overnemen voor de afgesproken prijs, inleveren of een nieuwe kiezen.'],
      ['Jij stopt ermee', 'Lopende contracten lopen af, nieuwe komen er niet bij. Geen opzegkosten.'],
    ],
  },
  voices: {
    headline: 'Dit zeggen de mensen die erop rijden',
    authors: ['Marieke de Boer', 'Lotte Hendriks', 'Noor Bakker'],
  },
};
