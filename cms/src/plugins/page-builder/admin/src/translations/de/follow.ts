import type { follow as english } from '../en/follow.ts';

export const follow: Record<keyof typeof english, string> = {
  'follow.region': 'Aufbau, Reihenfolge und Einstellungen',
  'follow.title':
    'Aufbau, Reihenfolge und Einstellungen{count, plural, =0 {} one {: # Änderung} other {: # Änderungen}}',
  'follow.same': 'Aus {locale} ist nichts zu übernehmen.',
  'follow.changes': 'Geändert in {locale}, seit diese Seite ihr zuletzt gefolgt ist. Texte bleiben hier, wie sie sind.',
  'follow.unknown':
    'Wie die Seite in {locale} war, als diese daraus entstand, ist nicht bekannt. Dies würde hier so, wie es dort ist; Texte bleiben, wie sie sind.',
  'follow.bring': '{count, plural, one {# Änderung} other {# Änderungen}} übernehmen',
  'follow.brought': '{count, plural, one {# Änderung} other {# Änderungen}} übernommen. Rückgängig nimmt sie zurück.',
  'follow.keepAll': 'Alles hier so lassen',
  'follow.keptAll': 'Bleibt so. Ab der nächsten Änderung gilt als gewollt, was hier anders ist.',
  'follow.removed': 'Entfernt in {locale}',
  'follow.remove': 'Hier entfernen',
  'follow.removeNamed': '{block} hier entfernen',
  'follow.keep': 'Behalten',
  'follow.keepNamed': '{block} behalten',
  'follow.wasRemoved': '{block} entfernt. Rückgängig bringt es zurück.',
  'follow.notRemoved': '{block} kann hier nicht entfernt werden.',
  'follow.kept': 'Hier mit Absicht anders ({count})',
  'follow.keptHelp':
    'Bleibt, wie es ist, wenn Änderungen übernommen werden.{count, plural, =0 {} one { # davon wurde in beiden Sprachen geändert.} other { # davon wurden in beiden Sprachen geändert.}}',
  'follow.tooLarge':
    'Beide Seiten zusammen wären größer, als eine Seite sein darf. Übernehmen Sie unten einzelne Blöcke.',
  'follow.failed': 'Wie das Original vorher war, konnte nicht geladen werden: {message}',
};
