/**
 * What an answer that refuses has in `details`, beside its sentence in English: the key of a text of the admin, which says
 * the same in the language of the person.
 */
export interface ToldRefusal {
  code: `${'glossary' | 'ask' | 'memory'}.refused.${string}`;
  values?: Readonly<Record<string, string | number>>;
}
