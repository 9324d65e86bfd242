import type { entry as english } from '../en/entry.ts';

export const entry: Record<keyof typeof english, string> = {
  'field.label': 'Seite',
  'field.description': 'Eine Seite aus Blöcken, im visuellen Editor gebaut',
  'field.loading': 'Die Seite wird geladen …',
  'field.open': 'Seiten-Editor öffnen',
  'field.opening': 'Der Seiten-Editor wird geöffnet …',
  'field.empty': 'Noch keine Blöcke. Im Seiten-Editor den ersten hinzufügen.',
  'field.count': '{count, plural, one {# Block} other {# Blöcke}}',
  'field.noProblems': 'Keine Probleme',
  'field.problems':
    '{errors, plural, =0 {} one {# Fehler verhindert die Veröffentlichung} other {# Fehler verhindern die Veröffentlichung}}{both, select, true {, } other {}}{warnings, plural, =0 {} one {# Warnung} other {# Warnungen}}',
  'field.refused': 'Der gespeicherte Wert lässt sich nicht als Seite bearbeiten. Er bleibt, wie er ist. {reason}',
  'countries.label': 'Länder',
  'countries.description': 'Die Länder, zu denen ein Eintrag gehört',
  'countries.all': 'Nichts gewählt: jedes Land.',
  'countries.nl': 'Niederlande',
  'countries.de': 'Deutschland',
  'countries.be': 'Belgien',
  'countries.at': 'Österreich',
  'countries.fr': 'Frankreich',
  'countries.unknown': '„{code}“ ist kein Land dieses Projekts. Ein Land an- und abwählen entfernt den Wert.',
  'redirects.title': 'Alte Adresse',
  'redirects.offer':
    'Diese Seite stand unter /{from}, bis ihr Slug geändert wurde. Wer alten Links dorthin folgt, sieht eine Fehlerseite.',
  'redirects.take': 'Hierher leiten',
  'redirects.decline': 'Keine Weiterleitung',
  'publishing.title': 'Website',
  'publishing.live': 'ist live seit {since}.',
  'publishing.waiting': 'wird gleich gebaut.',
  'publishing.building': 'wird gerade gebaut.',
  'publishing.failed': 'konnte nicht gebaut werden. Besucher sehen die vorige Version.',
  'publishing.held': 'zeigt eine frühere Version vom {since}, bis etwas Neues veröffentlicht wird.',
  'publishing.unreachable':
    'Der Publisher antwortet nicht ({reason}). Besucher sehen die letzte Version; was Sie veröffentlichen, geht live, sobald er wieder da ist.',
  'publishing.warnings': '{count, plural, one {# Link führt} other {# Links führen}} ins Leere',
  'banner.demo': 'Dies sind Demo-Inhalte. Öffentlicher Demo-Zugang: {email} / {password}',
};
