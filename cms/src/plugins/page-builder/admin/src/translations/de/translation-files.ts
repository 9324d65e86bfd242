import type { translationFiles as english } from '../en/translation-files.ts';

export const translationFiles: Record<keyof typeof english, string> = {
  'translationFile.title': 'Dateien für Übersetzer',
  'translationFile.intro':
    'Die Texte exportieren, in einem beliebigen Programm oder einer Tabelle übersetzen lassen und das Ergebnis importieren. Links und Formatierungen bleiben, wie sie sind.',
  'translationFile.button': 'Dateien …',
  'translationFile.export': 'Exportieren',
  'translationFile.format': 'Format',
  'translationFile.format.xliff2': 'XLIFF 2.0',
  'translationFile.format.xliff1': 'XLIFF 1.2, für ältere Programme',
  'translationFile.format.csv': 'CSV, für Tabellenprogramme',
  'translationFile.all': 'Auch übersetzte Texte',
  'translationFile.download': '{count, plural, one {# Text} other {# Texte}} herunterladen',
  'translationFile.preview': 'Vorschauseite',
  'translationFile.previewing': 'Wird vorbereitet …',
  'translationFile.previewHelp':
    'Die Vorschauseite ist eine HTML-Datei: die Seite, wie sie aussieht, mit den Nummern, die ihre Texte in der Datei haben.',
  'translationFile.import': 'Importieren',
  'translationFile.choose': 'Datei auswählen',
  'translationFile.found':
    '{count, plural, =0 {Nichts würde sich ändern} one {# Text würde sich ändern} other {# Texte würden sich ändern}}; {same} lauten hier schon so, {untranslated} sind in der Datei nicht übersetzt.',
  'translationFile.put': '{count, plural, one {# Text} other {# Texte}} importieren',
  'translationFile.done':
    '{count, plural, =0 {Kein Text wurde} one {# Text wurde} other {# Texte wurden}} importiert, {left} nicht. „Rückgängig“ nimmt sie zurück.',
  'translationFile.text.foreign': '{text}: Diesen Text hat die Seite nicht. Vielleicht wurde er inzwischen gelöscht.',
  'translationFile.text.changed': '{text}: Das Original lautet inzwischen anders. Bitte neu exportieren.',
  'translationFile.text.partly': '{text}: Es sind nicht alle Zeilen übersetzt.',
  'translationFile.text.tags': '{text}: Die Tags der Links oder Formatierungen sind nicht die des Originals.',
  'translationFile.text.empty': '{text}: Die Übersetzung fehlt.',
  'translationFile.text.long': '{text}: Die Übersetzung ist viel zu lang für ihre Stelle.',
  'translationFile.text.written': 'Hier hat jemand geschrieben, seit die Datei exportiert wurde.',
  'translationFile.noXliff':
    'Diese Datei ist weder XLIFF noch eine Tabelle. Bitte eine auswählen, die hier exportiert wurde.',
  'translationFile.version': 'Diese Datei ist XLIFF {version}. Bitte als XLIFF 1.2 oder 2.0 speichern lassen.',
  'translationFile.doctype':
    'Diese Datei nennt einen Dokumenttyp, was keine Datei für Übersetzer tut. Sie wird nicht gelesen.',
  'translationFile.broken':
    'Diese Datei ist in Zeile {line} beschädigt. Bitte vom Programm, das sie geschrieben hat, noch einmal speichern lassen.',
  'translationFile.columns':
    'Dieser Tabelle fehlen Spalten: {names}. Bitte neu exportieren und die erste Zeile lassen, wie sie ist.',
  'translationFile.tooLarge': 'Diese Datei ist größer als {most} MB. Bitte weniger Seiten auf einmal exportieren.',
  'translationFile.others':
    '{count, plural, one {Diese Datei enthält # weitere Seite, die bleibt, wie sie ist. Die Übersicht der Übersetzungen importiert alle.} other {Diese Datei enthält # weitere Seiten, die bleiben, wie sie sind. Die Übersicht der Übersetzungen importiert alle.}}',
  'translationFile.document': 'Diese Datei gehört zu einer anderen Seite. Bitte dort importieren.',
  'translationFile.languages':
    'Diese Datei übersetzt {from} in {to}, hier geht es um {wantedFrom} in {wantedTo}. Bitte zuerst die Sprachen der Datei wählen.',
};
