import type { entry as english } from '../en/entry.ts';

export const entry: Record<keyof typeof english, string> = {
  'field.label': 'Seite',
  'field.description': 'Eine Seite aus Blöcken, im visuellen Editor gebaut',
  'field.loading': 'Die Seite wird geladen …',
  'field.unusable': 'Der Seiten-Editor kann nicht benutzt werden: {message}',
  'field.open': 'Seiten-Editor öffnen',
  'field.opening': 'Der Seiten-Editor wird geöffnet …',
  'field.empty': 'Noch keine Blöcke. Im Seiten-Editor den ersten hinzufügen.',
  'field.count': '{count, plural, one {# Block} other {# Blöcke}}',
  'field.noProblems': 'Keine Probleme',
  'field.problems':
    '{errors, plural, =0 {} one {# Fehler verhindert die Veröffentlichung} other {# Fehler verhindern die Veröffentlichung}}{both, select, true {, } other {}}{warnings, plural, =0 {} one {# Warnung} other {# Warnungen}}',
  'field.damaged':
    'Teile dieser Seite sind beschädigt. {reason}{more, plural, =0 {} one { Und eine weitere Stelle.} other { Und # weitere Stellen.}} Im Seiteneditor steht alles, was lesbar ist, und der Rest mit seiner Quelle.',
  'field.readOnly': 'Sie dürfen diese Seite lesen, aber nicht ändern.',
  'publishing.title': 'Website',
  'publishing.live': 'ist live seit {since}.',
  'publishing.waiting': 'wird gleich gebaut.',
  'publishing.building': 'wird gerade gebaut.',
  'publishing.failed': 'konnte nicht gebaut werden. Besucher sehen die vorige Version.',
  'publishing.held': 'zeigt eine frühere Version vom {since}, bis etwas Neues veröffentlicht wird.',
  'publishing.unreachable':
    'Der Publisher antwortet nicht ({reason}). Besucher sehen die letzte Version; was Sie veröffentlichen, geht live, sobald er wieder da ist.',
  'publishing.warnings': '{count, plural, one {# Warnung} other {# Warnungen}} zur Website',
  'publishing.never': 'Besucher sehen diese Seite nicht: Sie ist nicht veröffentlicht.',
};
