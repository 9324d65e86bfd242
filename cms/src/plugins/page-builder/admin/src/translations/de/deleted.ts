import type { deleted as english } from '../en/deleted.ts';

export const deleted: Record<keyof typeof english, string> = {
  'deleted.title': 'Gelöschte Seiten',
  'deleted.about': 'Gelöschte Seiten lassen sich {days} Tage lang wiederherstellen.',
  'deleted.empty': 'Es gibt keine gelöschten Seiten. Was gelöscht wird, bleibt hier {days} Tage lang.',
  'deleted.failed': 'Die gelöschten Seiten konnten nicht geladen werden: {message}',
  'deleted.name': 'Titel',
  'deleted.type': 'Typ',
  'deleted.languages': 'Sprachen',
  'deleted.when': 'Gelöscht',
  'deleted.action': 'Aktionen',
  'deleted.by': '{when}, von {name}',
  'deleted.unrecorded': 'Zuletzt gespeichert: {when}',
  'deleted.partial': 'Nur in diesen Sprachen gelöscht',
  'deleted.restoreNamed': '{title} wiederherstellen',
  'deleted.ask': '„{title}“ wiederherstellen?',
  'deleted.askAll':
    'Alles kommt so zurück, wie es beim Löschen war. Was veröffentlicht werden kann, kommt als Entwurf zurück.',
  'deleted.askLanguages':
    'Diese Sprachen kommen so zurück, wie sie beim Löschen waren, zu denen, die noch da sind. Was veröffentlicht werden kann, kommt als Entwurf zurück.',
  'deleted.restored': '„{title}“ ist wiederhergestellt.',
  'deleted.changed': '{field}: „{from}“ ist inzwischen vergeben, daher ist es jetzt „{to}“.',
  'deleted.missing':
    '{count, plural, one {{field}: # Datei oder Eintrag gibt es nicht mehr und fehlt jetzt.} other {{field}: # Dateien oder Einträge gibt es nicht mehr und fehlen jetzt.}}',
  'deleted.open': 'Öffnen',
};
