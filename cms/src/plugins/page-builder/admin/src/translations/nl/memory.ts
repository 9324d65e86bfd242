import type { memory as english } from '../en/memory.ts';

export const memory: Record<keyof typeof english, string> = {
  'memory.count': '{count, plural, one {# voorstel} other {# voorstellen}} uit het vertaalgeheugen',
  'memory.offers': 'Voorstellen voor {text}',
  'memory.insert': 'Invoegen, voor {score}% gelijk: {words}',
  'memory.score': '{score}%',
  'memory.inserted': 'Ingevoegd. De tekst blijft open tot hij bevestigd is.',
  'memory.failed': 'Het vertaalgeheugen gaf geen antwoord: {message}',
};
