import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Mit eigenen Zahlen rechnen',
  facts: [
    ['{{bikes}}', 'Räder von {{brands}} Marken stehen zur Wahl, jedes andere wird bestellt'],
    ['{{dealers}}', 'Fachhändler in Deutschland für Probefahrt, Inspektion und Panne'],
    ['{{rating}}', 'von 5 Sternen geben uns Fahrerinnen und Fahrer, in {{reviews}} Bewertungen bei Google'],
  ],
  steps: {
    headline: 'In vier Schritten eingeführt',
    points: [
      [
        'Beratung, eine halbe Stunde',
        'Wir klären Tarifbindung, Zuschuss und Lohnabrechnung. Danach liegt dir ein Angebot vor, mit dem du intern weiterkommst.',
      ],
      [
        'Rahmenvertrag',
        'Ein Vertrag für alle Räder, digital unterschrieben. Überlassungsvertrag und Entwurf der Betriebsvereinbarung sind dabei.',
      ],
      [
        'Start im Team',
        'Wir stellen das Dienstrad vor, im Haus oder online. Dein Team bekommt Zugang zum Portal und sucht sich Räder aus.',
      ],
      [
        'Freigeben und abrechnen',
        'Du gibst Anträge frei. Umwandlung und geldwerter Vorteil kommen jeden Monat als fertige Datei für deine Lohnabrechnung.',
      ],
    ],
  },
  example: {
    headline: 'Ein Beispiel auf den Cent',
    lead: 'Ein E-Bike für 2.999 Euro, 36 Monate, 3.450 Euro brutto im Monat, ohne Zuschuss von dir.',
    amounts: {
      posts: 'Posten',
      perBike: 'Euro im Monat',
      rows: {
        rate: 'Rate mit Versicherung und Wartung',
        givenUp: 'Bruttogehalt, das umgewandelt wird',
        net: 'Was davon netto spürbar ist, Steuer auf den Vorteil inbegriffen',
        saved: 'Sozialabgaben, die du nicht zahlst',
        year: 'Was dir bei zehn Diensträdern im Jahr bleibt',
      },
      source:
        'Gerechnet mit Werten für 2026: 0,25-%-Regel (gleich lautende Ländererlasse vom 9. Januar 2020), Arbeitgeberanteile zur Renten-, Arbeitslosen-, Kranken- und Pflegeversicherung. Ein Rechenbeispiel, keine Beratung.',
    },
  },
  roles: {
    headline: 'Wer macht was?',
    parts: [
      ['Du', ['Legst fest, wer mitmacht und bis zu welchem Preis', 'Gibst Anträge frei', 'Liest die Lohndatei ein']],
      [
        'Dein Team',
        ['Sucht das Rad beim Händler aus', 'Unterschreibt den Überlassungsvertrag', 'Bringt es zur Inspektion'],
      ],
      [
        'Lumavelo',
        ['Bestellt, versichert und bezahlt den Händler', 'Regelt Schaden und Diebstahl', 'Beantwortet alle Fragen'],
      ],
    ],
  },
  cases: {
    headline: 'Und wenn etwas dazwischen\u00adkommt?',
    when: 'Was passiert',
    agreed: 'Was dann gilt',
    rows: [
      ['Schaden oder Diebstahl', 'Vollkasko. Gemeldet wird im Portal, ohne Umweg über dich.'],
      [
        'Jemand kündigt',
        'Der neue Arbeitgeber übernimmt, das Rad wird gekauft, oder die Ausfallversicherung springt ein.',
      ],
      ['Krankengeld oder Elternzeit', 'Die Versicherung zahlt die Rate weiter, oder sie wird direkt überwiesen.'],
      ['Ende der Laufzeit', 'Übernehmen zum Preis, der von Anfang an im Vertrag steht, zurückgeben oder neu wählen.'],
      ['Du hörst auf', 'Laufende Verträge laufen aus. Eine Kündigungsgebühr gibt es nicht.'],
    ],
  },
  voices: {
    headline: 'Was Teams mit Dienstrad sagen',
    authors: ['Hannah Fischer', 'Katrin Hoffmann', 'Matthias Roth'],
  },
};
