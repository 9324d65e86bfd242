import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# Vorschlag} other {# Vorschläge}} aus dem Übersetzungsspeicher',
  'memory.offers': 'Vorschläge für {text}',
  'memory.insert': 'Einsetzen, zu {score} % gleich: {words}',
  'memory.score': '{score} %',
  'memory.inserted': 'Eingesetzt. Der Text bleibt offen, bis er bestätigt ist.',
  'memory.failed': 'Der Übersetzungsspeicher hat nicht geantwortet: {message}',
};
