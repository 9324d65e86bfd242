import type { uses as english } from '../en/uses.ts';

export const uses: Record<keyof typeof english, string> = {
  'uses.title': 'Wo verwendet',
  'uses.count':
    '{count, plural, =0 {Auf keiner Seite verwendet.} one {Auf # Seite verwendet.} other {Auf # Seiten verwendet.}}',
  'uses.hidden': '{count, plural, one {# weitere dürfen Sie nicht lesen.} other {# weitere dürfen Sie nicht lesen.}}',
  'uses.none': 'Auf keiner Seite verwendet, weder in Entwürfen noch in Veröffentlichtem.',
  'uses.loading': 'Verwendungen werden gesucht …',
  'uses.failed': 'Die Verwendungen konnten nicht geladen werden: {reason}',
  'uses.retry': 'Erneut versuchen',
  'uses.more': 'Mehr anzeigen',
  'uses.morePlaces':
    '{count, plural, one {# weitere Stelle auf dieser Seite.} other {# weitere Stellen auf dieser Seite.}}',
  'uses.untitled': 'Ohne Titel',
  'uses.draft': 'Entwurf',
  'uses.published': 'Veröffentlicht',
  'uses.open': '{block} öffnen',
  'uses.publishedOnly': '{block}, nur in der veröffentlichten Version',
  'uses.gone': 'Den Block gibt es im Entwurf dieser Seite nicht mehr.',
  'uses.close': 'Schließen',
  'uses.ask.delete': 'Löschen, was verwendet wird?',
  'uses.ask.unpublish': 'Zurückziehen, was verwendet wird?',
  'uses.breaks.delete':
    '{count, plural, one {Steht auf # Seite. Gelöscht fehlt es dort:} other {Steht auf # Seiten. Gelöscht fehlt es dort:}}',
  'uses.breaks.unpublish':
    '{count, plural, one {Besucher sehen es auf # Seite. Zurückgezogen fehlt es dort:} other {Besucher sehen es auf # Seiten. Zurückgezogen fehlt es dort:}}',
  'uses.unlisted': '{count, plural, one {Und # weitere Seite.} other {Und # weitere Seiten.}}',
  'uses.keep': 'Behalten',
  'uses.anyway.delete': 'Trotzdem löschen',
  'uses.anyway.unpublish': 'Trotzdem zurückziehen',
  'uses.kept.delete': 'Es wurde nichts gelöscht.',
  'uses.kept.unpublish': 'Es wurde nichts zurückgezogen.',
};
