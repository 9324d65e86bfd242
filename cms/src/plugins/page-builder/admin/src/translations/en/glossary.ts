/** The glossary. */
export const glossary = {
  'glossary.terms': 'Glossary for {text}',
  'glossary.kept': '{word}: not translated',
  'glossary.unknown': 'The glossary could not be loaded: {message}',
};
