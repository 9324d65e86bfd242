import type { glossary as english } from '../en/glossary.ts';

export const glossary: Record<keyof typeof english, string> = {
  'glossary.terms': 'Glossar zu {text}',
  'glossary.kept': '{word}: wird nicht übersetzt',
  'glossary.unknown': 'Das Glossar konnte nicht geladen werden: {message}',
};
