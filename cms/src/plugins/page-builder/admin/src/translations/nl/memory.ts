import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# voorstel} other {# voorstellen}} uit het vertaalgeheugen',
  'memory.offers': 'Voorstellen voor {text}',
  'memory.insert': 'Invoegen, voor {score}% gelijk: {words}',
  'memory.score': '{score}%',
  'memory.inserted': 'Ingevoegd. De tekst blijft open tot hij bevestigd is.',
  'memory.failed': 'Het vertaalgeheugen gaf geen antwoord: {message}',
  'memory.refused.gone': 'Deze vertaling staat niet meer in het vertaalgeheugen.',
  'memory.forget': 'Uit het vertaalgeheugen verwijderen: {words}',
  'memory.forgetShort': 'Verwijderen',
  'memory.sure':
    'Deze vertaling voor iedereen uit het vertaalgeheugen verwijderen? Er verandert geen pagina. Wordt ze op een andere pagina opnieuw bevestigd, dan wordt ze weer voorgesteld.',
  'memory.keep': 'Behouden',
  'memory.forgotten': 'Uit het vertaalgeheugen verwijderd.',
  'memory.notForgotten': 'Ze kon niet worden verwijderd: {message}',
};
