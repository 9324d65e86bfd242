import type { Locale } from '@lumavelo/blocks/core';
import { be } from './be.ts';
import { de } from './de.ts';
import { deAt } from './de-at.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { SiteWords } from './site-words.ts';

/** What the demo says, by locale. */
export const WORDS: Readonly<Record<Locale, SiteWords>> = { nl, de, be, 'de-AT': deAt, en, fr };
