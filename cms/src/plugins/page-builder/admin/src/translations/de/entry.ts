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
  'field.damaged':
    'Teile dieser Seite sind beschädigt. {reason}{more, plural, =0 {} one { Und eine weitere Stelle.} other { Und # weitere Stellen.}} Im Seiteneditor steht alles, was lesbar ist, und der Rest mit seiner Quelle.',
  'field.readOnly': 'Sie dürfen diese Seite lesen, aber nicht ändern.',
  'countries.label': 'Länder',
  'countries.description': 'Die Länder, zu denen ein Eintrag gehört',
  'countries.all': 'Nichts gewählt: jedes Land.',
  'countries.nl': 'Niederlande',
  'countries.de': 'Deutschland',
  'countries.be': 'Belgien',
  'countries.at': 'Österreich',
  'countries.fr': 'Frankreich',
  'countries.unknown': '„{code}“ ist kein Land dieses Projekts. Ein Land an- und abwählen entfernt den Wert.',
  'year.label': 'Jahr',
  'year.description': 'Ein Jahr aus vier Ziffern, ohne Trennzeichen geschrieben',
  'year.wrong': 'Schreiben Sie das Jahr mit vier Ziffern, von {min} bis {max}.',
  'rights.none': '{action}: nichts davon ist von Ihnen',
  'rights.some': '{action} ({own} von {all})',
  'rights.stay':
    '{others, plural, one {Der andere gewählte Eintrag stammt von jemand anderem und bleibt, wie er ist.} other {Die # anderen gewählten Einträge stammen von jemand anderem und bleiben, wie sie sind.}}',
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
  'publishing.warnings': '{count, plural, one {# Warnung} other {# Warnungen}} zur Website',
  'publishing.never': 'Besucher sehen diese Seite nicht: Sie ist nicht veröffentlicht.',
  'banner.demo': 'Dies sind Demo-Inhalte. Öffentlicher Demo-Zugang: {email} / {password}',
};
