import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# proposition} other {# propositions}} de la mémoire de traduction',
  'memory.offers': 'Propositions pour {text}',
  'memory.insert': 'Insérer, identique à {score} % : {words}',
  'memory.score': '{score} %',
  'memory.inserted': 'Inséré. Le texte reste à traiter jusqu’à ce qu’il soit confirmé.',
  'memory.failed': 'La mémoire de traduction n’a pas répondu : {message}',
};
