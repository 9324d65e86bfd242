import type { glossary as english } from '../en/glossary.ts';

export const glossary: Record<keyof typeof english, string> = {
  'glossary.terms': 'Woordenlijst bij {text}',
  'glossary.kept': '{word}: niet vertalen',
  'glossary.unknown': 'De woordenlijst kon niet geladen worden: {message}',
};
