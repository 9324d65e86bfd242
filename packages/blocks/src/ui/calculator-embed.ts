import { fillIn } from 'page-format';
import { COUNTRY_TERMS } from '../calculator/country-terms.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { callMessages } from './call-messages.ts';
import type { EmbedTexts } from './ScriptEmbed.tsx';
import { say } from './view.ts';

/** Where the site serves the calculator component from (specification point 7). */
export const CALCULATOR_SCRIPT = '/assets/js/calculator.umd.js';

/** Most that a bike may cost in the calculator, in whole euros. */
const MAX_BIKE_PRICE = 10_000;

/** The attributes that tell the calculator component what to calculate, for whom, and on which country's site. */
export function calculatorAttributes(
  calculator: Readonly<Record<string, unknown>>,
  env: Pick<SiteEnv, 'locale' | 'country' | 'siteUrl'>,
): Record<string, string> {
  const terms = COUNTRY_TERMS[env.country];
  return {
    slug: String(calculator.slug ?? ''),
    locale: env.locale,
    country: env.country,
    ...(env.siteUrl && { 'site-url': env.siteUrl }),
    vat: 'true',
    'max-bike-price': String(MAX_BIKE_PRICE),
    ...(terms && { 'leasing-factor': terms.leasingFactor, 'residual-value': terms.residualValue }),
  };
}

/** Texts of the mini calculator (specification point 8). */
export function miniCalculatorTexts(env: Pick<SiteEnv, 'locale'>): EmbedTexts {
  return {
    loading: say(callMessages.calculatorLoading, env),
    notLoaded: say(callMessages.calculatorNotLoaded, env),
    notRegistered: say(callMessages.calculatorNotRegistered, env),
  };
}

/** Texts of the calculator beside other content, which names the script that failed (specification point 8). */
export function calculatorBlockTexts(env: Pick<SiteEnv, 'locale'>): EmbedTexts {
  const notLoaded = fillIn(say(callMessages.scriptNotLoaded, env), { address: CALCULATOR_SCRIPT });
  return { ...miniCalculatorTexts(env), notLoaded };
}
