import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Impressum',
    slug: 'impressum',
    headline: 'Wer diese Seiten macht',
    lead: 'Anbieter, Anschrift und Registereintrag, wie es das Gesetz verlangt.',
    action: 'Kontakt aufnehmen',
    points: [
      ['Anbieter', 'Lumavelo Deutschland GmbH, Hansaring 20, 50670 Köln.'],
      ['Kontakt', 'Montag bis Freitag, 8 bis 18 Uhr: 0221 555 03 03, oder hello.de@lumavelo.example.'],
      ['Vertreten durch', 'Sanne de Wit und Jonas Aerts, Geschäftsführung.'],
      ['Register', 'Amtsgericht Köln, HRB 00000. Umsatzsteuer-ID: DE000000000.'],
      [
        'Versicherungsvermittlung',
        'Wir vermitteln die Versicherung, die zu deinem Leasingvertrag gehört, als gebundener Versicherungsvertreter.',
      ],
      ['Verantwortlich für den Inhalt', 'Amina Rahmani, Anschrift wie oben.'],
    ],
    closing: ['Lumavelo ist erfunden', 'Firma, Namen und Nummern gibt es nicht. Diese Seiten sind ein Beispiel.'],
  },
  terms: {
    title: 'AGB',
    slug: 'agb',
    headline: 'Was wir vereinbaren',
    lead: 'Die wichtigsten Punkte in klarem Deutsch. Den vollen Wortlaut bekommst du vor der Unterschrift.',
    action: 'Frage zum Vertrag stellen',
    points: [
      [
        'Wer mit wem',
        'Dein Arbeitgeber least das Rad bei uns und überlässt es dir. Was von deinem Brutto abgeht, steht im Überlassungsvertrag.',
      ],
      ['Laufzeit und Rate', '24, 36 oder 48 Monate. Die Rate bleibt bis zum Ende gleich.'],
      ['Was dazugehört', 'Vollkasko, eine Inspektion im Jahr und Pannenhilfe in ganz Europa.'],
      ['Was du tust', 'Du schließt das Rad an, lässt es warten und meldest Schäden innerhalb von drei Tagen.'],
      [
        'Rücktritt',
        'Bis das Rad im Laden bereitsteht, kannst du kostenlos absagen. Sonderanfertigungen sind ausgenommen.',
      ],
      ['Am Ende', 'Du bekommst drei Monate vorher ein Kaufangebot, oder wir holen das Rad ab.'],
    ],
    closing: ['Ein Satz ist unklar?', 'Ruf an. Wir erklären ihn dir und auch deiner Personalabteilung.'],
  },
  privacy: {
    title: 'Datenschutz',
    slug: 'datenschutz',
    headline: 'Sparsam mit deinen Daten',
    lead: 'Wer deine Daten bekommt, wofür, auf welcher Grundlage und wie lange. Verkauft wird nichts.',
    action: 'Auskunft anfordern',
    points: [
      ['Verantwortlich', 'Lumavelo, {{office}}, {{phone}}. Fragen zu deinen Daten: {{email}}.'],
      [
        'Formulare',
        'Was du einträgst, brauchen wir für die Antwort; Grundlage ist deine Einwilligung (Art. 6 Abs. 1 a DSGVO). Nach einem Jahr löschen wir es, und nach einem Monat, was von einem Programm zu kommen scheint. Geht es um Händler, liest auch unsere Händlerbetreuung mit. Ist eine Kundenverwaltung angebunden, steht es auch dort. Die Mail an deinen Arbeitgeber schickst du selbst: Wir sehen sie nicht.',
      ],
      [
        'Newsletter',
        'Er kommt mit deiner Einwilligung, und erst, wenn du den Link in unserer Mail bestätigt hast; sonst löschen wir deine Adresse nach einer Woche. Gegen Missbrauch merken wir uns einen Tag lang eine Prüfsumme deines Netzes (Art. 6 Abs. 1 f DSGVO). Meldest du dich ab, behalten wir drei Jahre lang den Nachweis deiner Einwilligung, sonst nichts.',
      ],
      [
        'Rechner, Merkliste und Vergleich',
        'Dein Bruttogehalt und was du sonst eingibst, geht zum Rechnen an unseren Server und wird dort nicht gespeichert. In deinem Browser bleibt es, bis du den Tab schließt, oder länger, wenn du das ankreuzt. Merkliste, Vergleich und deine letzten Filter liegen nur in deinem Browser, bis du sie entfernst. Das gehört zu dem, was du verlangst, und braucht keine Einwilligung (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG).',
      ],
      [
        'Karte und Standort',
        'Die Karte zeichnen wir selbst. Mit dem Ort oder der Postleitzahl, die du suchst, und mit deinem Standort, wenn du ihn freigibst, finden wir Händler in der Nähe; wer gesucht hat, halten wir nicht fest. Nur wenn ein Kartenserver eingestellt ist, sieht er deine IP-Adresse. Nur wenn ein Suchdienst für Orte eingestellt ist, bekommt er, was du suchst, und deinen Standort auf hundert Meter, aber nicht, wer du bist.',
      ],
      [
        'Messung und Videos',
        'Messungen laden wir erst, wenn du Ja sagst (Art. 6 Abs. 1 a DSGVO): Dann bekommt Google deine IP-Adresse und sieht, welche Seiten du aufrufst. Deine Antwort bleibt ein halbes Jahr in deinem Browser, danach fragen wir neu; am Ende jeder Seite kannst du sie ändern. Videos anderer Anbieter beginnen erst, wenn du sie startest.',
      ],
      [
        'Protokoll',
        'Unser Webserver notiert deine IP-Adresse, die Seite und die Uhrzeit, um Störungen und Missbrauch zu finden (berechtigtes Interesse, Art. 6 Abs. 1 f DSGVO). Neue Zeilen verdrängen die ältesten. Was du suchst oder einträgst, steht nicht darin.',
      ],
      [
        'Leasingvertrag',
        'Dafür brauchen wir Name, Anschrift und Arbeitgeber (Art. 6 Abs. 1 b DSGVO). Dein Arbeitgeber, die Versicherung und dein Händler bekommen, was sie brauchen. Handels- und Steuerrecht bestimmen, wie lange es bleibt.',
      ],
      [
        'Deine Rechte',
        'Auskunft, Berichtigung, Löschung, Einschränkung, Mitnahme, Widerspruch und Widerruf. Eine formlose Nachricht genügt.',
      ],
      ['Ein Beispiel', 'Lumavelo ist erfunden. Lass diesen Text anwaltlich prüfen, bevor du ihn verwendest.'],
    ],
    closing: ['Beschwerde', 'Die Datenschutzaufsicht deines Bundeslandes hilft dir weiter.'],
  },
};
