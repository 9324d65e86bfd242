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
};
