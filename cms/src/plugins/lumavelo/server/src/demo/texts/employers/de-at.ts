import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Für den eigenen Betrieb rechnen',
  facts: [
    ['{{bikes}}', 'Räder von {{brands}} Marken, vom Klapprad bis zum E-Lastenrad'],
    ['{{dealers}}', 'Händler in ganz Österreich für Probefahrt, Service und Panne'],
    ['{{rating}}', 'von 5 Sternen bekommen wir, in {{reviews}} Bewertungen auf Google'],
  ],
  steps: {
    headline: 'So kommt das Dienstrad in den Betrieb',
    points: [
      [
        'Reden wir kurz',
        'Eine halbe Stunde mit dir und deiner Lohnverrechnung: Kollektivvertrag, Überzahlung, Vorsteuer. Das Angebot kommt in den nächsten Werktagen.',
      ],
      [
        'Ein Rahmenvertrag',
        'Digital unterschrieben. Das Muster für die Einzelvereinbarung legen wir bei, auf Wunsch auch eines für die Betriebsvereinbarung.',
      ],
      ['Vorstellen', 'Wir kommen vorbei oder erklären’s online. Der Händler ums Eck bringt Räder zum Probieren mit.'],
      [
        'Freigeben',
        'Anträge gibst du im Portal frei. Die Daten für die Lohnverrechnung stehen jeden Monat zum Einlesen bereit.',
      ],
    ],
  },
  example: {
    headline: 'Durchgerechnet',
    lead: 'Ein E-Bike um 2.999 Euro, 36 Monate, 3.450 Euro brutto im Monat, ohne Zuschuss vom Betrieb.',
    amounts: {
      posts: 'Posten',
      perBike: 'Euro im Monat',
      rows: {
        rate: 'Rate mit Versicherung und Service',
        givenUp: 'Bruttobezug, der umgewandelt wird',
        net: 'Was davon netto fehlt',
        saved: 'Lohnnebenkosten, die wegfallen',
        year: 'Was dem Betrieb bei zehn Rädern im Jahr überbleibt',
      },
      source:
        'Mit Werten für 2026: Sachbezug null auch bei Umwandlung (§ 4b Sachbezugswerteverordnung, BGBl. II 504/2022), Dienstgeberanteil, DB, Kommunalsteuer und Vorsorge. Der KV-Mindestlohn muss bleiben. Ein Rechenbeispiel, keine Beratung.',
    },
  },
  roles: {
    headline: 'Wer macht was?',
    parts: [
      [
        'Du',
        ['Sagst, wer mitmachen darf und bis zu welchem Preis', 'Gibst Anträge frei', 'Holst dir die Vorsteuer zurück'],
      ],
      [
        'Deine Leute',
        ['Suchen das Rad beim Händler aus', 'Unterschreiben die Vereinbarung', 'Fahren einmal im Jahr zum Service'],
      ],
      [
        'Lumavelo',
        ['Bestellt und versichert das Rad', 'Kümmert sich um Schaden und Diebstahl', 'Hebt ab, wenn wer anruft'],
      ],
    ],
  },
  cases: {
    headline: 'Und wenn was dazwischen\u00adkommt?',
    when: 'Was passiert',
    agreed: 'Was dann gilt',
    rows: [
      ['Schaden oder Diebstahl', 'Ist versichert. Gemeldet wird’s direkt bei uns.'],
      ['Wer geht', 'Der neue Betrieb übernimmt, oder das Rad wird gekauft.'],
      ['Langer Krankenstand oder Karenz', 'Die Rate übernimmt die Versicherung, oder sie wird direkt bezahlt.'],
      ['Am Ende', 'Übernehmen zum vereinbarten Preis, zurückgeben oder umsteigen.'],
      ['Ihr wollt nicht mehr', 'Laufende Verträge laufen aus, Kosten fürs Kündigen gibt es keine.'],
    ],
  },
  voices: {
    headline: 'Was man im Betrieb so hört',
    authors: ['Markus Leitner', 'Anna Gruber', 'Lukas Steiner'],
  },
};
