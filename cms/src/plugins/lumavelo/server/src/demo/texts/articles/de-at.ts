import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'neuigkeiten-sachbezug',
    sections: [
      [
        'Was heißt Sachbezug null?',
        'Stellt dir dein Betrieb ein Fahrrad oder E-Bike zur Verfügung, das du auch privat fährst, wird dafür kein Sachbezug angesetzt. Du zahlst also weder Lohnsteuer noch Sozialversicherung für die private Nutzung.',
      ],
      [
        'Gilt das auch bei Gehaltsumwandlung?',
        'Ja, wenn Betrieb und Mitarbeiterin das vorher schriftlich ausmachen und das Entgelt nicht unter den Kollektivvertrag fällt. Die Vorlage dafür bekommt dein Betrieb von uns.',
      ],
      [
        'Und laufende Verträge?',
        'Für die ändert sich nichts. Die Rate bleibt, die Lohnverrechnung läuft weiter wie bisher.',
      ],
    ],
  },
  {
    slug: 'neuigkeiten-ein-dorf-steigt-um',
    sections: [
      [
        'Angefangen hat’s mit der Sennerei',
        'Der Käse musste jeden Tag vom Ort hinunter zum Bahnhof, vier Kilometer, bergab voll und bergauf leer. Mit dem Lastenrad geht das in zwölf Minuten. Der Motor holt sich beim Bremsen sogar ein bissl was zurück.',
      ],
      [
        'Dann kam der Tischler',
        'Und die Elektrikerin, und das Gasthaus. Heut fährt im Dorf jeder dritte Betrieb mit dem Lastenrad aus. Die Gemeinde hat vorm Amt einen Unterstand gebaut, mit Strom vom eigenen Dach.',
      ],
      [
        'Was sie den anderen raten',
        '„Spart’s nicht bei den Bremsen.“ Und: einmal im Jahr zum Service, bevor der Schnee kommt.',
      ],
    ],
  },
  {
    slug: 'neuigkeiten-bergauf-gemessen',
    sections: [
      [
        'Die Strecke',
        'Von der Innsbrucker Altstadt über die Höhenstraße auf die Hungerburg: knapp dreihundert Höhenmeter auf gut vier Kilometern. Jeder Motor ist dreimal gefahren, mit derselben Fahrerin und demselben Rucksack.',
      ],
      [
        'Das Ergebnis',
        'Oben waren alle. Vier haben ab der Hälfte spürbar zurückgeregelt, weil ihnen heiß geworden ist. Einer hat durchgezogen und war auch oben nur handwarm. Verraten dürfen wir: Es war nicht der teuerste.',
      ],
      [
        'Was du mitnehmen kannst',
        'Kleiner Gang, hohe Trittfrequenz. Wer im schweren Gang drückt, heizt den Motor und leert den Akku. Dein Händler zeigt dir’s bei der Probefahrt.',
      ],
    ],
  },
];
