import { dictionary } from '@zxcvbn-ts/language-common';

/** Fifty thousand passwords of published leaks, in lower case, the most used first. */
const LEAKED = new Set(dictionary['passwords-common']);

/** What somebody would try first here. A password may hold them beside enough else. */
const OWN_WORDS = /lumavelo|strapi/g;

/** The shortest password, by Strapi's own rule. */
const SHORTEST = 8;

/** Whether somebody who guesses passwords comes to this one early: it was leaked, or is little more than our own name. */
export function isGuessable(password: string): boolean {
  const plain = password.toLowerCase();
  return LEAKED.has(plain) || plain.replaceAll(OWN_WORDS, '').length < Math.min(SHORTEST, plain.length);
}
