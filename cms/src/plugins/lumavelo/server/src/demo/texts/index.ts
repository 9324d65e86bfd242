import { type Locale, typesetFrench } from '@lumavelo/blocks/site';
import { be } from './be.ts';
import { de } from './de.ts';
import { deAt } from './de-at.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { SiteTexts } from './site-texts.ts';

/** What the demo says, by locale. */
export const TEXTS: Readonly<Record<Locale, SiteTexts>> = keepNumbers({
  nl,
  de,
  be,
  'de-AT': deAt,
  en,
  fr: setEach(fr, typesetFrench),
});

/** Keeps the digits of a telephone number on one line. */
function keepNumbers<Words>(words: Words): Words {
  return setEach(words, (text) => text.replaceAll(/(?<=\d) (?=\d\d)/g, '\u00a0'));
}

function setEach<Words>(words: Words, set: (text: string) => string): Words {
  return JSON.parse(JSON.stringify(words), (_, value) => (typeof value === 'string' ? set(value) : value));
}
