import type { deleted as english } from '../en/deleted.ts';

export const deleted: Record<keyof typeof english, string> = {
  'deleted.title': 'Verwijderde pagina’s',
  'deleted.about': 'Verwijderde pagina’s kunnen {days} dagen lang worden hersteld.',
  'deleted.empty': 'Er zijn geen verwijderde pagina’s. Wat wordt verwijderd, blijft hier {days} dagen bewaard.',
  'deleted.failed': 'De verwijderde pagina’s konden niet worden geladen: {message}',
  'deleted.name': 'Titel',
  'deleted.type': 'Type',
  'deleted.languages': 'Talen',
  'deleted.when': 'Verwijderd',
  'deleted.action': 'Acties',
  'deleted.by': '{when}, door {name}',
  'deleted.unrecorded': 'Voor het laatst opgeslagen: {when}',
  'deleted.partial': 'Alleen in deze talen verwijderd',
  'deleted.restoreNamed': '{title} herstellen',
  'deleted.ask': '“{title}” herstellen?',
  'deleted.askAll':
    'Alles komt terug zoals het bij het verwijderen was. Wat gepubliceerd kan worden, komt terug als concept.',
  'deleted.askLanguages':
    'Deze talen komen terug zoals ze bij het verwijderen waren, naast de talen die er nog zijn. Wat gepubliceerd kan worden, komt terug als concept.',
  'deleted.restored': '“{title}” is hersteld.',
  'deleted.changed': '{field}: “{from}” is inmiddels in gebruik; het is nu “{to}”.',
  'deleted.missing':
    '{count, plural, one {{field}: # bestand of item bestaat niet meer en is weggelaten.} other {{field}: # bestanden of items bestaan niet meer en zijn weggelaten.}}',
  'deleted.open': 'Openen',
};
