import type { glossary as english } from '../en/glossary.ts';

export const glossary: Record<keyof typeof english, string> = {
  'glossary.terms': 'Glossaire pour {text}',
  'glossary.kept': '{word} : non traduit',
  'glossary.unknown': 'Le glossaire n’a pas pu être chargé : {message}',
};
