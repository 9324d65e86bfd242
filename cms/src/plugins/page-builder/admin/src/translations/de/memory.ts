import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# Vorschlag} other {# Vorschläge}} aus dem Übersetzungsspeicher',
  'memory.offers': 'Vorschläge für {text}',
  'memory.insert': 'Einsetzen, zu {score} % gleich: {words}',
  'memory.score': '{score} %',
  'memory.inserted': 'Eingesetzt. Der Text bleibt offen, bis er bestätigt ist.',
  'memory.failed': 'Der Übersetzungsspeicher hat nicht geantwortet: {message}',
  'memory.refused.gone': 'Diese Übersetzung steht nicht mehr im Übersetzungsspeicher.',
  'memory.forget': 'Aus dem Übersetzungsspeicher löschen: {words}',
  'memory.forgetShort': 'Löschen',
  'memory.sure':
    'Diese Übersetzung für alle aus dem Übersetzungsspeicher löschen? Keine Seite ändert sich. Wird sie auf einer anderen Seite neu bestätigt, wird sie wieder vorgeschlagen.',
  'memory.keep': 'Behalten',
  'memory.forgotten': 'Aus dem Übersetzungsspeicher gelöscht.',
  'memory.notForgotten': 'Sie konnte nicht gelöscht werden: {message}',
};
