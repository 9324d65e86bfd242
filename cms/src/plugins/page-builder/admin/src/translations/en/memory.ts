/** What the translation memory offers. */
export const memory = {
  'memory.count': '{count, plural, one {# offer} other {# offers}} from the translation memory',
  'memory.offers': 'Offers for {text}',
  'memory.insert': 'Put in, {score}% the same: {words}',
  'memory.score': '{score}%',
  'memory.inserted': 'Put in. It stays open until it is confirmed.',
  'memory.failed': 'The translation memory did not answer: {message}',
};
