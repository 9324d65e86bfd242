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
};
