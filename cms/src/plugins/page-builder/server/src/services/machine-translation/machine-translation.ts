import type { Core } from '@strapi/strapi';
import { countTagged, keepWords, type PageDocument, type Registry } from 'page-format';
import type { Allowance, AskedText, EndReason, MachineAnswer } from '../../../../shared/machine-translation.ts';
import { errors } from '../../strapi-errors.ts';
import { readPairs } from '../glossary/glossary.ts';
import { readTag } from '../languages.ts';
import { createProvider } from './create-provider.ts';
import { divide } from './divide.ts';
import { findTexts, putTranslation } from './original-texts.ts';
import { type FailureReason, ProviderError, type ProviderSettings, type TranslationProvider } from './provider.ts';
import { createUsage, type Usage } from './usage.ts';

/** What a project sets under `machineTranslation`; see `config/index.ts`. */
export interface MachineTranslationSettings extends ProviderSettings {
  /** Ids of the service's glossaries, by languages such as `de>nl`. */
  glossaries: Readonly<Record<string, string>>;
  /** BCP 47 tags of locales that are none. */
  languages: Readonly<Record<string, string>>;
  charactersPerMonth: number;
}

export interface TranslationCall {
  /** The stored original, and the blocks that it may have. */
  original: PageDocument;
  registry: Registry;
  texts: readonly AskedText[];
  /** Locales. */
  from: string;
  to: string;
  /** Ends the call; what has come by then is answered. */
  signal: AbortSignal;
}

/** Failures after which nothing was translated, so that nothing is to be paid. */
const UNPAID: ReadonlySet<FailureReason> = new Set(['refused', 'quota', 'busy', 'unreachable', 'failed']);

/** Texts of a page's original in another language, by a service that the project names. */
export function createMachineTranslationService({ strapi }: { strapi: Core.Strapi }) {
  const settings = strapi.config.get('plugin::page-builder.machineTranslation') as MachineTranslationSettings;
  const provider = createProvider(settings);
  const usage = createUsage(strapi);
  const limit = settings.charactersPerMonth;
  const languageOf = (locale: string) => readTag(strapi, locale);
  const readAllowance = async (): Promise<Allowance> => ({ left: Math.max(0, limit - (await usage.read())), limit });

  return {
    /** What is left of the month; undefined where no service is set up, or none that translates between the languages. */
    async describe(from: string, to: string): Promise<Allowance | undefined> {
      return provider && canTranslate(provider, languageOf(from), languageOf(to)) ? readAllowance() : undefined;
    },

    /** @throws ValidationError where there is no service for these languages */
    async translate({ original, registry, texts, from, to, signal }: TranslationCall): Promise<MachineAnswer> {
      const [source, target] = [languageOf(from), languageOf(to)];
      if (!provider || !canTranslate(provider, source, target)) {
        throw new errors.ValidationError(`Nothing translates from ${source} to ${target} by machine here.`);
      }
      const kept = keepWords(await readKept(strapi, from, to));
      const found = findTexts(original, texts, registry, kept);
      const glossary = settings.glossaries[`${from}>${to}`];
      const languages = { from: source, to: target, glossary };
      const sent = found.flatMap((text) => ('units' in text ? text.units : []));
      const { answers, ended } = await sendAll(sent, { provider, usage, limit, languages, signal, log: strapi.log });
      let next = 0;
      const data = found.map((text) => {
        if ('problem' in text) return text;
        const own = answers.slice(next, next + text.units.length);
        next += text.units.length;
        return own.length < text.units.length ? { problem: 'missing' as const } : putTranslation(text, own, kept);
      });
      return { data, meta: { ...(await readAllowance()), ...(ended && { ended }) } };
    },
  };
}

/** What is not translated, by the glossary. */
async function readKept(strapi: Core.Strapi, from: string, to: string): Promise<string[]> {
  return (await readPairs(strapi, from, to)).flatMap((term) => (term.isKept ? term.to : []));
}

/** Between regions of one language a service that knows languages alone would answer what it got. */
function canTranslate({ tellsRegionsApart }: TranslationProvider, from: string, to: string): boolean {
  if (from === to) return false;
  return tellsRegionsApart || new Intl.Locale(from).language !== new Intl.Locale(to).language;
}

interface Sending {
  provider: TranslationProvider;
  usage: Usage;
  limit: number;
  languages: { from: string; to: string; glossary: string | undefined };
  signal: AbortSignal;
  log: Pick<Core.Strapi['log'], 'warn'>;
}

/** Sends texts batch by batch, until all are translated or something ends it. The answers are those of the first ones. */
async function sendAll(
  texts: readonly string[],
  { provider, usage, limit, languages, signal, log }: Sending,
): Promise<{ answers: string[]; ended?: EndReason }> {
  const answers: string[] = [];
  for (const batch of divide(texts, provider.batch)) {
    if (signal.aborted) return { answers };
    const characters = countTagged(batch);
    if (!(await usage.take(characters, limit))) return { answers, ended: 'limit' };
    try {
      answers.push(...(await provider.translate({ ...languages, texts: batch }, signal)));
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        if (signal.aborted) return { answers };
        throw error;
      }
      if (UNPAID.has(error.reason)) await usage.giveBack(characters);
      log.warn(`The translation service did not translate ${batch.length} texts: ${error.message}.`);
      return { answers, ended: error.reason };
    }
  }
  return { answers };
}
