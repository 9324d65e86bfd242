import type { Locale } from '@lumavelo/blocks/core';
import { be } from './be.ts';
import { de } from './de.ts';
import { deAt } from './de-at.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { SiteWords } from './site-words.ts';

/** What the demo says, by locale. */
export const WORDS: Readonly<Record<Locale, SiteWords>> = typeset({ nl, de, be, 'de-AT': deAt, en, fr });

/** Keeps on one line what belongs together: a French question and its mark, and the digits of a telephone number. */
function typeset<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words).replaceAll(/(?<=\S) (?=[;:?!])|(?<=\d) (?=\d\d)/g, '\u00a0'));
}
