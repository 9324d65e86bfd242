import type { metadata as english } from '../en/metadata.ts';

export const metadata: Record<keyof typeof english, string> = {
  'rename.title': 'Umbenennen',
  'rename.label': 'Name dieses Blocks ({kind})',
  'rename.about': 'Der Name steht nur im Editor. Bleibt er leer, heißt der Block nach seiner Art.',
  'rename.cancel': 'Abbrechen',
  'rename.save': 'Speichern',
  'rename.selectOne': 'Bitte nur einen Block auswählen, um ihn zu benennen.',
  'rename.done': '{kind} heißt jetzt „{name}“.',
  'rename.removed': '{kind} hat keinen eigenen Namen mehr.',
  'metadata.name': 'Name',
  'metadata.hidden': 'Für Besucher ausgeblendet',
  'hide.title': 'Für Besucher ausblenden',
  'hide.show': 'Für Besucher einblenden',
  'hide.mark': 'Für Besucher ausgeblendet',
  'hide.hidden': '{block}: für Besucher ausgeblendet.',
  'hide.shown': '{block}: für Besucher eingeblendet.',
  'hide.stillHidden':
    '{block}: nicht mehr ausgeblendet. {holder} darum herum ist es aber, Besucher sehen also weiterhin nichts davon.',
  'hide.listed': '{count, plural, one {# ausgeblendeter Teil} other {# ausgeblendete Teile}}',
  'metadata.locked': 'Gesperrt',
  'lock.title': 'Sperren',
  'lock.unlock': 'Entsperren',
  'lock.mark': 'Gesperrt',
  'lock.locked':
    '{block}: gesperrt. Der Platz und was darin steht, bleiben; Texte und Einstellungen lassen sich ändern.',
  'lock.unlocked': '{block}: entsperrt.',
  'lock.stillLocked': '{block}: entsperrt, aber {holder} darum herum ist gesperrt und hält den Block weiter fest.',
};
