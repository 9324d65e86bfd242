import { createDeepl } from './deepl.ts';
import { createLibretranslate } from './libretranslate.ts';
import { createOpenai } from './openai.ts';
import type { ProviderSettings, TranslationProvider } from './provider.ts';

/** Every protocol that is spoken, by the name that the settings have for it. */
export const PROVIDERS = { deepl: createDeepl, libretranslate: createLibretranslate, openai: createOpenai };

/** The service that the settings name; undefined where they name none. */
export function createProvider(settings: ProviderSettings): TranslationProvider | undefined {
  return settings.provider === '' ? undefined : PROVIDERS[settings.provider](settings);
}
