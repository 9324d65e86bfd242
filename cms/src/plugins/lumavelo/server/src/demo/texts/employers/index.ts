import type { Locale } from '@lumavelo/blocks/site';
import { employers as be } from './be.ts';
import { employers as de } from './de.ts';
import { employers as deAt } from './de-at.ts';
import type { EmployerTexts } from './employer-texts.ts';
import { employers as en } from './en.ts';
import { employers as fr } from './fr.ts';
import { employers as nl } from './nl.ts';

export const EMPLOYER_TEXTS: Readonly<Record<Locale, EmployerTexts>> = { nl, be, de, 'de-AT': deAt, en, fr };
