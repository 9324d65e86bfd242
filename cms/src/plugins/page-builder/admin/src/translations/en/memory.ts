/** What the translation memory offers. */
export const memory = {
  'memory.count': '{count, plural, one {# offer} other {# offers}} from the translation memory',
  'memory.offers': 'Offers for {text}',
  'memory.insert': 'Put in, {score}% the same: {words}',
  'memory.score': '{score}%',
  'memory.inserted': 'Put in. It stays open until it is confirmed.',
  'memory.failed': 'The translation memory did not answer: {message}',
  'memory.refused.gone': 'This translation is not in the memory any more.',
  'memory.forget': 'Delete from the memory: {words}',
  'memory.forgetShort': 'Delete',
  'memory.sure':
    'Delete this translation from the memory, for everybody? No page changes. Confirmed anew on another page, it is offered again.',
  'memory.keep': 'Keep',
  'memory.forgotten': 'Deleted from the memory.',
  'memory.notForgotten': 'It could not be deleted: {message}',
};
