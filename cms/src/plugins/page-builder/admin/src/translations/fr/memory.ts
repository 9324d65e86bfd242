import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# proposition} other {# propositions}} de la mémoire de traduction',
  'memory.offers': 'Propositions pour {text}',
  'memory.insert': 'Insérer, identique à {score} % : {words}',
  'memory.score': '{score} %',
  'memory.inserted': 'Inséré. Le texte reste à traiter jusqu’à ce qu’il soit confirmé.',
  'memory.failed': 'La mémoire de traduction n’a pas répondu : {message}',
  'memory.refused.gone': 'Cette traduction n’est plus dans la mémoire de traduction.',
  'memory.forget': 'Supprimer de la mémoire de traduction\u00a0: {words}',
  'memory.forgetShort': 'Supprimer',
  'memory.sure':
    'Supprimer cette traduction de la mémoire pour tout le monde\u00a0? Aucune page ne change. Confirmée de nouveau sur une autre page, elle est proposée à nouveau.',
  'memory.keep': 'Conserver',
  'memory.forgotten': 'Supprimée de la mémoire de traduction.',
  'memory.notForgotten': 'Impossible de la supprimer\u00a0: {message}',
};
