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
  privacy: {
    title: 'Datenschutz',
    slug: 'datenschutz',
    headline: 'Deine Daten bleiben im Haus',
    lead: 'Wer deine Daten kriegt, wofür, auf welcher Grundlage und wie lang. Verkauft wird nichts.',
    action: 'Auskunft verlangen',
    points: [
      ['Wer', 'Lumavelo, {{office}}, {{phone}}. Fragen zu deinen Daten: {{email}}.'],
      [
        'Formulare',
        'Was du einträgst, brauchen wir für die Antwort; Grundlage ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Nach einem Jahr löschen wir’s, und nach einem Monat, was nach einem Programm ausschaut. Geht’s um Händler, liest auch unsere Händlerbetreuung mit. Ist eine Kundenverwaltung angebunden, steht’s auch dort. Das Mail an deinen Betrieb schickst du selbst: Wir sehen es nicht.',
      ],
      [
        'Newsletter',
        'Er kommt mit deiner Einwilligung, und erst, wenn du den Link in unserem Mail bestätigt hast; sonst löschen wir deine Adresse nach einer Woche. Gegen Missbrauch merken wir uns einen Tag lang eine Prüfsumme deines Netzes (Art. 6 Abs. 1 lit. f DSGVO). Meldest du dich ab, behalten wir drei Jahre lang den Nachweis deiner Einwilligung, sonst nichts.',
      ],
      [
        'Rechner, Merkliste und Vergleich',
        'Dein Bruttogehalt und was du sonst eingibst, geht zum Rechnen an unseren Server und wird dort nicht gespeichert. In deinem Browser bleibt es, bis du den Tab schließt, oder länger, wenn du das ankreuzt. Merkliste, Vergleich und deine letzten Filter liegen nur in deinem Browser, bis du sie entfernst. Das gehört zu dem, was du verlangst, und braucht keine Einwilligung (§\u00a0165 Abs.\u00a03 TKG 2021).',
      ],
      [
        'Karte und Standort',
        'Die Karte zeichnen wir selbst. Mit dem Ort oder der Postleitzahl, die du suchst, und mit deinem Standort, wenn du ihn freigibst, finden wir Händler in der Nähe; wer gesucht hat, halten wir nicht fest. Nur wenn ein Kartenserver eingestellt ist, sieht er deine IP-Adresse. Nur wenn ein Suchdienst für Orte eingestellt ist, kriegt er, was du suchst, und deinen Standort auf hundert Meter, aber nicht, wer du bist.',
      ],
      [
        'Messung und Videos',
        'Messungen laden wir erst, wenn du Ja sagst (Art. 6 Abs. 1 lit. a DSGVO): Dann kriegt Google deine IP-Adresse und sieht, welche Seiten du aufrufst. Deine Antwort bleibt ein halbes Jahr in deinem Browser, danach fragen wir neu; am Ende jeder Seite kannst du sie ändern. Videos anderer Anbieter starten erst, wenn du sie anklickst.',
      ],
      [
        'Protokoll',
        'Unser Webserver notiert deine IP-Adresse, die Seite und die Uhrzeit, um Störungen und Missbrauch zu finden (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO). Neue Zeilen verdrängen die ältesten. Was du suchst oder einträgst, steht nicht drin.',
      ],
      [
        'Leasingvertrag',
        'Dafür brauchen wir Name, Adresse und Dienstgeber (Art. 6 Abs. 1 lit. b DSGVO). Dienstgeber, Versicherung und Händler kriegen ihren Teil. Die Bundesabgabenordnung will’s sieben Jahre lang aufgehoben haben.',
      ],
      [
        'Deine Rechte',
        'Auskunft, Richtigstellung, Löschung, Einschränkung, Übertragung, Widerspruch und Widerruf. Ein Mail reicht.',
      ],
      ['Ein Beispiel', 'Lumavelo ist erfunden. Lass diesen Text anwaltlich prüfen, bevor du ihn verwendest.'],
    ],
    closing: ['Beschwerde', 'Zuständig ist die Datenschutzbehörde in Wien.'],
  },
};
