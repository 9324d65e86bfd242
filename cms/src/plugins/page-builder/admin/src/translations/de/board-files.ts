import type { boardFiles as english } from '../en/board-files.ts';

export const boardFiles: Record<keyof typeof english, string> = {
  'boardFiles.open': 'Dateien für Übersetzer …',
  'boardFiles.intro':
    'Die Texte vieler Seiten in einer Datei exportieren, in einem beliebigen Programm oder einer Tabelle übersetzen lassen und das Ergebnis importieren. Links und Formatierungen bleiben, wie sie sind.',
  'boardFiles.selected':
    '{count, plural, =0 {Ausgewählte Seiten: Es ist keine ausgewählt} one {Die ausgewählte Seite} other {Die # ausgewählten Seiten}}',
  'boardFiles.everything':
    'Alles Offene auf {count, plural, one {der Seite, die} other {den # Seiten, die}} die Übersicht findet',
  'boardFiles.from': 'Aus',
  'boardFiles.to': 'In',
  'boardFiles.download': 'Datei herunterladen',
  'boardFiles.listing': 'Offene Seiten werden gesucht …',
  'boardFiles.loading': '{done} von {all} Seiten geladen',
  'boardFiles.stop': 'Anhalten',
  'boardFiles.failed': 'Das konnte nicht zu Ende gebracht werden: {message}',
  'boardFiles.nothing': 'Es gibt keinen Text für eine Datei.',
  'boardFiles.written':
    'In der Datei: {pages, plural, one {# Seite} other {# Seiten}} mit {texts, plural, one {# Text} other {# Texten}}.',
  'boardFiles.left': '{count, plural, one {# Seite ist nicht dabei} other {# Seiten sind nicht dabei}}',
  'boardFiles.leftPage': '{title}: {reason}',
  'boardFiles.problem.unknown': 'Diese Seite wurde gelöscht, oder Sie dürfen sie nicht in beiden Sprachen lesen.',
  'boardFiles.problem.noOriginal': 'Diese Seite gibt es nicht auf {from}, woraus die Datei übersetzt.',
  'boardFiles.problem.missing': 'Diese Seite gibt es auf {to} noch nicht. Bitte zuerst anlegen.',
  'boardFiles.problem.forbidden': 'Sie dürfen die Texte dieser Seite auf {to} nicht ändern.',
  'boardFiles.problem.noPage':
    'Ein Eintrag ohne Seite wird für sich übersetzt: Klicken Sie in der Übersicht auf seine Sprache.',
  'boardFiles.problem.damaged': 'Ein Teil dieser Seite ist beschädigt. Bitte zuerst im Editor öffnen.',
  'boardFiles.problem.original': 'Aus dieser Sprache werden die anderen übersetzt.',
  'boardFiles.problem.otherOriginal': 'Sie wird aus {origin} übersetzt.',
  'boardFiles.problem.nothing': 'Keiner ihrer Texte ist offen.',
  'boardFiles.pages': 'Seiten der Datei',
  'boardFiles.found':
    '{pages, plural, one {# Seite} other {# Seiten}} in der Datei: {count, plural, =0 {Nichts würde sich ändern} one {# Text würde sich ändern} other {# Texte würden sich ändern}}.',
  'boardFiles.pageTexts':
    '{chosen} von {count, plural, one {# Text} other {# Texten}} ausgewählt{problems, plural, =0 {} one {, # kann nicht importiert werden} other {, # können nicht importiert werden}}',
  'boardFiles.put':
    '{count, plural, one {# Text} other {# Texte}} auf {pages, plural, one {# Seite} other {# Seiten}} importieren',
  'boardFiles.storing': '{done} von {all} Seiten gespeichert',
  'boardFiles.stored':
    '{pages, plural, =0 {Keine Seite wurde gespeichert} one {# Seite wurde gespeichert} other {# Seiten wurden gespeichert}}{failed, plural, =0 {.} one {; # nicht, siehe dort.} other {; # nicht, siehe dort.}}',
  'boardFiles.storedTexts':
    '{count, plural, =0 {Kein Text wurde gespeichert} one {# Text wurde gespeichert und ist noch nicht bestätigt} other {# Texte wurden gespeichert und sind noch nicht bestätigt}}{left, plural, =0 {.} one {; # nicht, weil inzwischen jemand die Seite geändert hat.} other {; # nicht, weil inzwischen jemand die Seite geändert hat.}}',
  'boardFiles.notStored': 'Nichts wurde gespeichert: {reason}',
};
