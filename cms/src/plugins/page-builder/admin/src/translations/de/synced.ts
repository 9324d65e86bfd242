import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Abschnitt: {name}',
  'synced.loading': 'Der Abschnitt {name} wird geladen …',
  'synced.missing':
    'Den Abschnitt {name} gibt es nicht mehr. Besucher sehen hier nichts: bitte entfernen oder einen anderen einfügen.',
  'synced.empty': 'Der Abschnitt {name} ist leer.',
  'synced.leftOut':
    'Der Abschnitt {name} wird hier nicht angezeigt: Mit ihm enthält die Seite mehr, als eine Seite darf. Siehe Probleme.',
  'synced.about': 'Auf jeder Seite gleich. Wird der Abschnitt bearbeitet, ändern sich alle.',
  'synced.edit': 'Abschnitt bearbeiten',
  'synced.detach': 'Lösen',
  'synced.detachHelp':
    'Die Blöcke gehören dann nur noch dieser Seite. Spätere Änderungen am Abschnitt wirken sich nicht mehr auf sie aus.',
  'synced.detached': 'Abschnitt {name} gelöst. Seine Blöcke gehören jetzt nur noch dieser Seite.',
  'synced.nothingOpen':
    'Auf dieser Seite weicht nichts ab. Was Seiten selbst festlegen dürfen, wird im Editor des Abschnitts freigegeben.',
  'synced.reset': '{label}: wie im Abschnitt',
  'synced.mayDiffer': '{label} darf abweichen, wo der Abschnitt verwendet wird',
  'synced.opening': 'Mit ≠ neben einer Einstellung geben Sie sie für die Seiten frei.',
  'synced.keepHere': 'Hier synchronisiert einfügen: Spätere Änderungen am Abschnitt ändern auch diese Seite',
  'synced.savedHere': 'Abschnitt {name} gespeichert und hier synchronisiert eingefügt.',
  'synced.insert': 'Synchronisiert einfügen',
  'synced.insertNamed': '{name} synchronisiert einfügen',
  'synced.ways':
    'Ein Klick auf einen Abschnitt fügt eine Kopie ein. Synchronisiert eingefügt bleibt er verknüpft: Einmal bearbeitet, ändert er sich auf jeder Seite.',
  'synced.insertHelp':
    'Der Abschnitt selbst: Eine Bearbeitung ändert ihn auf jeder Seite. Ein Klick auf sein Bild fügt eine Kopie ein.',
  'synced.inserted': 'Abschnitt {name} synchronisiert eingefügt.',
  'synced.uses': '{count, plural, one {Auf # Seite} other {Auf # Seiten}}',
  'synced.usesNamed': '{count, plural, one {{name}: auf # Seite verwendet} other {{name}: auf # Seiten verwendet}}',
  'synced.breaks':
    '{count, plural, one {# Seite zeigt {name}. Nach dem Löschen fehlt der Abschnitt dort.} other {# Seiten zeigen {name}. Nach dem Löschen fehlt der Abschnitt dort.}}',
  'synced.showsOn':
    '{count, plural, one {Dieser Abschnitt steht auf # Seite. Was Sie speichern, ändert sich auch dort.} other {Dieser Abschnitt steht auf # Seiten. Was Sie speichern, ändert sich auf allen.}}',
  'synced.savedOn':
    '{count, plural, one {Gespeichert. Der Abschnitt steht auf # Seite; ist sie veröffentlicht, sehen ihn Besucher nach dem nächsten Build.} other {Gespeichert. Der Abschnitt steht auf # Seiten; wo sie veröffentlicht sind, sehen ihn Besucher nach dem nächsten Build.}}',
};
