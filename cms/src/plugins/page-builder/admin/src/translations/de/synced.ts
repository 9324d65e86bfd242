import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Abschnitt: {name}',
  'synced.loading': 'Der Abschnitt {name} wird geladen …',
  'synced.missing':
    'Den Abschnitt {name} gibt es nicht mehr. Besucher sehen hier nichts: bitte entfernen oder einen anderen einsetzen.',
  'synced.empty': 'Der Abschnitt {name} ist leer.',
  'synced.leftOut':
    'Der Abschnitt {name} wird hier nicht gezeigt: Mit ihm enthält die Seite mehr, als eine Seite darf. Siehe Probleme.',
  'synced.about': 'Auf jeder Seite derselbe. Wird der Abschnitt bearbeitet, ändern sich alle.',
  'synced.edit': 'Abschnitt bearbeiten',
  'synced.detach': 'Lösen',
  'synced.detachHelp':
    'Macht diese Blöcke zu eigenen der Seite. Spätere Änderungen des Abschnitts erreichen sie nicht mehr.',
  'synced.detached': 'Abschnitt {name} gelöst. Seine Blöcke gehören jetzt der Seite.',
  'synced.nothingOpen':
    'Auf dieser Seite weicht nichts ab. Was Seiten anders haben dürfen, wird im Editor des Abschnitts freigegeben.',
  'synced.reset': '{label}: wie im Abschnitt',
  'synced.mayDiffer': '{label} darf abweichen, wo der Abschnitt benutzt wird',
  'synced.opening': 'Mit ≠ neben einer Einstellung dürfen Seiten sie anders haben.',
  'synced.keepHere': 'Hier synchron einsetzen: Spätere Änderungen des Abschnitts ändern auch diese Seite',
  'synced.savedHere': 'Abschnitt {name} gespeichert und hier synchron eingesetzt.',
  'synced.insert': 'Synchron einfügen',
  'synced.insertNamed': '{name} synchron einfügen',
  'synced.ways':
    'Ein Klick auf einen Abschnitt fügt eine Kopie ein. Synchron eingefügt bleibt er einer: Einmal bearbeitet, ändert sich jede Seite.',
  'synced.insertHelp':
    'Der Abschnitt selbst: Eine Änderung ändert ihn auf jeder Seite. Ein Klick auf sein Bild fügt eine Kopie ein.',
  'synced.inserted': 'Abschnitt {name} synchron eingefügt.',
  'synced.uses': '{count, plural, one {Auf # Seite} other {Auf # Seiten}}',
  'synced.usesNamed': '{count, plural, one {{name}: auf # Seite benutzt} other {{name}: auf # Seiten benutzt}}',
  'synced.breaks':
    '{count, plural, one {# Seite zeigt {name}. Gelöscht fehlt der Abschnitt dort.} other {# Seiten zeigen {name}. Gelöscht fehlt der Abschnitt dort.}}',
  'synced.showsOn':
    '{count, plural, one {Dieser Abschnitt steht auf # Seite. Was Sie speichern, ändert sich auch dort.} other {Dieser Abschnitt steht auf # Seiten. Was Sie speichern, ändert sich auf allen.}}',
  'synced.savedOn':
    '{count, plural, one {Gespeichert. Der Abschnitt steht auf # Seite; ist sie veröffentlicht, sehen Besucher ihn nach dem nächsten Build.} other {Gespeichert. Der Abschnitt steht auf # Seiten; wo sie veröffentlicht sind, sehen Besucher ihn nach dem nächsten Build.}}',
};
