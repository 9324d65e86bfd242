import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Reken het na voor je ploeg',
  facts: [
    ['{{bikes}}', 'fietsen van {{brands}} merken, van plooifiets tot speedpedelec'],
    ['{{dealers}}', 'fietshandelaars in heel België voor advies, onderhoud en pech'],
    ['{{rating}}', 'op 5 geven fietsers ons, in {{reviews}} reviews op Google'],
  ],
  steps: {
    headline: 'Van eerste gesprek tot eerste fiets',
    points: [
      [
        'Simulatie met je sociaal secretariaat',
        'We rekenen voor brutoloon en eindejaarspremie uit wat je mensen betalen en wat het jou kost.',
      ],
      [
        'Policy en raamcontract',
        'Je krijgt een fietspolicy op maat, een bijlage bij het arbeidsreglement en één raamcontract. Tekenen doe je digitaal.',
      ],
      ['Infosessie', 'Op de middag of online. De fietshandelaar uit de buurt brengt een paar testfietsen mee.'],
      [
        'Aanvragen goedkeuren',
        'Je ziet ze in het portaal. Wat er elke maand in de loonverwerking moet, gaat rechtstreeks naar je sociaal secretariaat.',
      ],
    ],
  },
  example: {
    headline: 'Een rekenvoorbeeld',
    lead: 'Een e-bike van 2.999 euro, 36 maanden, een brutoloon van 3.450 euro, ruil van brutoloon zonder eigen bijdrage.',
    amounts: {
      posts: 'Post',
      perBike: 'Euro per maand',
      rows: {
        rate: 'Leasebedrag met omnium en onderhoud',
        givenUp: 'Brutoloon dat je medewerker inlevert',
        net: 'Wat hij of zij daar netto van voelt',
        saved: 'RSZ die je uitspaart en in de lease steekt',
        year: 'Meerkost voor tien leasefietsen per jaar',
      },
      source:
        'Gerekend met 2026: RSZ-basisbijdrage van 25%, fiets vrijgesteld bij geregeld woon-werkverkeer (WIB 92, art. 38, § 1, eerste lid, 14°). Een rekenvoorbeeld, geen advies.',
    },
  },
  roles: {
    headline: 'Wie doet wat',
    parts: [
      ['Jij', ['Legt in de policy vast wie mag en tot welk bedrag', 'Keurt aanvragen goed', 'Houdt de fietsdagen bij']],
      ['Je medewerker', ['Kiest de fiets bij de handelaar', 'Tekent de bijlage', 'Fietst geregeld naar het werk']],
      ['Lumavelo', ['Bestelt en verzekert de fiets', 'Levert de loongegevens aan', 'Regelt schade, diefstal en pech']],
    ],
  },
  cases: {
    headline: 'En als er iets tussenkomt?',
    when: 'Wat er gebeurt',
    agreed: 'Wat we afspreken',
    rows: [
      ['Schade of diefstal', 'De omnium komt tussen. Je medewerker geeft het zelf aan in de app.'],
      ['Iemand vertrekt', 'De lease verhuist mee, of je medewerker koopt de fiets over.'],
      ['Langdurig ziek', 'Een verzekering neemt de maandbedragen over.'],
      ['Minder gaan werken', 'Het leasebedrag blijft gelijk, de ruil past zich aan het loon aan.'],
      ['Einde contract', 'Overnemen voor het bedrag dat vooraf vastlag, teruggeven of opnieuw kiezen.'],
    ],
  },
  voices: {
    headline: 'Wat fietsende collega’s zeggen',
    authors: ['Ilse Peeters', 'Bart Claes', 'Thijs Vermeulen'],
  },
};
