import type { uses as english } from '../en/uses.ts';

export const uses: Record<keyof typeof english, string> = {
  'uses.title': 'Verwendung',
  'uses.count':
    '{count, plural, =0 {Auf keiner Seite verwendet.} one {Auf # Seite verwendet.} other {Auf # Seiten verwendet.}}',
  'uses.hidden':
    '{count, plural, one {# weitere Seite dürfen Sie nicht lesen.} other {# weitere Seiten dürfen Sie nicht lesen.}}',
  'uses.none': 'Auf keiner Seite verwendet, weder in Entwürfen noch in veröffentlichten Seiten.',
  'uses.loading': 'Die Verwendung wird gesucht …',
  'uses.failed': 'Die Verwendung konnte nicht geladen werden: {reason}',
  'uses.morePlaces':
    '{count, plural, one {# weitere Stelle auf dieser Seite.} other {# weitere Stellen auf dieser Seite.}}',
  'uses.draft': 'Entwurf',
  'uses.published': 'Veröffentlicht',
  'uses.open': '{block} öffnen',
  'uses.publishedOnly': '{block}, nur in der veröffentlichten Version',
  'uses.gone': 'Den Block gibt es im Entwurf dieser Seite nicht mehr.',
  'uses.ask.delete': 'Löschen, obwohl es verwendet wird?',
  'uses.ask.unpublish': 'Zurückziehen, obwohl es verwendet wird?',
  'uses.breaks.delete':
    '{count, plural, one {Steht auf # Seite. Nach dem Löschen fehlt es dort:} other {Steht auf # Seiten. Nach dem Löschen fehlt es dort:}}',
  'uses.breaks.unpublish':
    '{count, plural, one {Besucher sehen es auf # Seite. Nach dem Zurückziehen fehlt es dort:} other {Besucher sehen es auf # Seiten. Nach dem Zurückziehen fehlt es dort:}}',
  'uses.unlisted': '{count, plural, one {Und # weitere Seite.} other {Und # weitere Seiten.}}',
  'uses.anyway.delete': 'Trotzdem löschen',
  'uses.anyway.unpublish': 'Trotzdem zurückziehen',
  'uses.kept.delete': 'Es wurde nichts gelöscht.',
  'uses.kept.unpublish': 'Es wurde nichts zurückgezogen.',
};
