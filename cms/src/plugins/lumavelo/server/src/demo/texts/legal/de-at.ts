import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Impressum',
    slug: 'impressum',
    headline: 'Wer wir auf dem Papier sind',
    lead: 'Angaben nach § 5 ECG und Offenlegung nach § 25 Mediengesetz.',
    action: 'Meld dich',
    points: [
      ['Medieninhaber', 'Lumavelo Österreich GmbH, Lendkai 7, 8020 Graz.'],
      ['Kontakt', 'Montag bis Freitag von 8 bis 17 Uhr: 01 555 04 04, oder hello.at@lumavelo.example.'],
      ['Firmenbuch', 'FN 000000 x, Landesgericht für Zivilrechtssachen Graz. UID: ATU00000000.'],
      ['Geschäftsführung', 'Sanne de Wit und Jonas Aerts.'],
      ['Gewerbe', 'Vermietung beweglicher Sachen; Mitglied der Wirtschaftskammer Steiermark.'],
      ['Blattlinie', 'Neuigkeiten rund ums Dienstrad in Österreich.'],
    ],
    closing: ['Lumavelo gibt’s nicht', 'Firma, Namen und Nummern sind erfunden, die Seiten sind ein Beispiel.'],
  },
  terms: {
    title: 'AGB',
    slug: 'agb',
    headline: 'Was wir ausmachen',
    lead: 'Das Wesentliche zum Lesen auf einen Kaffee. Den ganzen Vertrag kriegst du, bevor du unterschreibst.',
    action: 'Zum Vertrag fragen',
    points: [
      [
        'Wer mit wem',
        'Dein Betrieb least das Rad bei uns und gibt es dir. Wie viel vom Brutto umgewandelt wird, macht ihr schriftlich aus.',
      ],
      ['Laufzeit und Rate', '24, 36 oder 48 Monate mit gleichbleibender Rate.'],
      ['Inkludiert', 'Versicherung, einmal im Jahr ein Service und Pannendienst in ganz Europa.'],
      ['Was du beiträgst', 'Absperren, zum Service bringen, und einen Schaden binnen drei Tagen melden.'],
      [
        'Rücktritt',
        'Solang das Rad nicht beim Händler steht, kostet dich eine Absage nichts. Maßanfertigungen ausgenommen.',
      ],
      ['Zum Schluss', 'Du übernimmst das Rad zum vereinbarten Preis oder gibst es zurück. Abnützung ist kein Schaden.'],
    ],
    closing: ['Noch Fragen zum Kleingedruckten?', 'Bei uns gibt’s keins. Ruf trotzdem an, wenn was unklar ist.'],
  },
};
