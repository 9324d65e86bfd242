import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'aktuelles-viertel-regel',
    sections: [
      [
        'Worum geht es?',
        'Wer ein Dienstrad privat fährt, versteuert dafür jeden Monat ein Prozent von einem Viertel des Listenpreises, abgerundet auf volle hundert Euro. Diese Regel war befristet. Jetzt steht fest, dass sie bis Ende 2030 gilt.',
      ],
      [
        'Was heißt das in Euro?',
        'Bei einem Rad für 3.000 Euro sind es 7 Euro im Monat, die zum Brutto gezählt werden. Netto merkst du davon meist zwei bis drei Euro. Den Rest rechnet dir unser Rechner aus.',
      ],
      [
        'Muss ich etwas tun?',
        'Nein. Dein Vertrag läuft weiter, und deine Personalabteilung rechnet wie bisher ab. Wer das Rad zusätzlich zum Gehalt bekommt, zahlt darauf weiterhin keine Steuer.',
      ],
    ],
  },
  {
    slug: 'aktuelles-lastenraeder-klinikum',
    sections: [
      [
        'Post, Proben, Pakete',
        'Zwischen den Häusern des Klinikums liegen anderthalb Kilometer und zwei Schranken. Bisher fuhr dort stündlich ein Transporter. Heute sind es zwölf Lastenräder, die einfach an der Schlange vorbeirollen.',
      ],
      [
        'Der Überzeugte',
        'Fuhrparkleiter Henning Wolters hatte eigentlich nur zwei Räder zur Probe bestellt. „Nach einer Woche wollte keiner mehr den Schlüssel vom Transporter.“ Die Räder laden nachts im alten Kistenlager.',
      ],
      [
        'Und privat?',
        'Inzwischen least auch die Belegschaft. Der Betriebsrat hat die Vereinbarung mitgeschrieben, und beim Sommerfest gab es einen Parcours. Gewonnen hat die Radiologie.',
      ],
    ],
  },
  {
    slug: 'aktuelles-akku-im-winter',
    sections: [
      [
        'Drinnen schlafen lassen',
        'Ein Akku mag es zwischen 10 und 20 Grad. Nimm ihn abends mit in die Wohnung und setz ihn erst kurz vor der Fahrt ein. Wird er kalt geladen, altert er schneller.',
      ],
      [
        'Nicht ganz voll, nicht ganz leer',
        'Steht dein Rad länger, sind 60 Prozent Ladung ein guter Wert. Einmal im Monat nachsehen genügt. Die Kontakte wischst du mit einem trockenen Tuch ab, etwas Polfett schadet nicht.',
      ],
      [
        'Sanft anfahren',
        'In der Kälte sinkt die Reichweite um etwa ein Fünftel. Fahr die ersten Minuten mit kleiner Unterstützung, dann wird der Akku von selbst warm. Ein Neoprenmantel hilft ihm dabei.',
      ],
    ],
  },
];
