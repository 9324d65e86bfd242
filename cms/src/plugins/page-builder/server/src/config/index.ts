import { RULES } from '../bases/rule.ts';
import { PROVIDERS } from '../services/machine-translation/create-provider.ts';
import type { MachineTranslationSettings } from '../services/machine-translation/machine-translation.ts';
import { OEMBED_ENDPOINTS } from '../services/video-preview.ts';

/** Off. The characters are what a month costs nothing for with DeepL. */
const MACHINE_TRANSLATION: MachineTranslationSettings = {
  ...{ provider: '', url: '', key: '', model: '', timeout: 60 },
  glossaries: {},
  languages: {},
  charactersPerMonth: 500_000,
};

/** What a project may set under `page-builder` in its `config/plugins`. */
export const config = {
  default: {
    previewToken: '',
    deliveryKey: '',
    publisher: { url: '', secret: '' },
    oembed: OEMBED_ENDPOINTS,
    sites: {},
    // Whether a program must say what a write began from, and of which types beside those with a page; see `bases/rule.ts`.
    basedOn: { rule: 'when-sent', types: [] },
    // Makes saving and publishing large pages cheaper; see `services/shortcuts`.
    shortcuts: true,
    // Paths of mappings between dynamic zones and pages, for the button in the entries; see `services/zones/mapping.ts`.
    zones: [],
    // Where guests see drafts that were shared, such as `https://preview.example.com/share`.
    sharing: { url: '' },
    // What is saved of pages, and for how long; see `services/versions/select-pruned.ts`.
    versions: { enabled: true, allDays: 30, dailyDays: 365 },
    // Unsaved work on the server, for who does it; see `services/safety-copies/select-exceeding.ts`.
    safetyCopies: { enabled: true, days: 30, perPerson: 50, megabytes: 20 },
    // The service that translates texts where an editor asks for it; see `services/machine-translation`.
    machineTranslation: MACHINE_TRANSLATION,
  },
  validator(values: {
    previewToken?: unknown;
    deliveryKey?: unknown;
    sites?: unknown;
    shortcuts?: unknown;
    zones?: unknown;
    sharing?: unknown;
    versions?: unknown;
    safetyCopies?: unknown;
    basedOn?: unknown;
    machineTranslation?: unknown;
  }) {
    if (typeof values.previewToken !== 'string') throw new Error('"previewToken" must be a text.');
    if (typeof values.deliveryKey !== 'string') throw new Error('"deliveryKey" must be a text.');
    if (typeof values.shortcuts !== 'boolean') throw new Error('"shortcuts" must be true or false.');
    if (!Array.isArray(values.zones) || values.zones.some((path) => typeof path !== 'string')) {
      throw new Error('"zones" must be a list of paths of mappings, such as ["config/zones/landing.json"].');
    }
    const address = (values.sharing as { url?: unknown } | undefined)?.url;
    if (typeof address !== 'string' || (address !== '' && !/^https?:\/\/[^?#]+$/.test(address))) {
      throw new Error('"sharing.url" must be an address such as "https://preview.example.com/share", or empty.');
    }
    assertBasedOn(values.basedOn);
    assertVersions(values.versions);
    assertSafetyCopies(values.safetyCopies);
    assertMachineTranslation(values.machineTranslation as Record<string, unknown>);
    if (typeof values.sites !== 'object' || values.sites === null) {
      throw new Error('"sites" must hold the address of each site, such as { nl: "https://…" }.');
    }
  },
};

function assertBasedOn(value: unknown): void {
  const { rule, types } = (value ?? {}) as { rule?: unknown; types?: unknown };
  if (!RULES.has(rule)) throw new Error('"basedOn.rule" must be "required" or "when-sent".');
  if (!Array.isArray(types) || types.some((uid) => typeof uid !== 'string')) {
    throw new Error('"basedOn.types" must be a list of content types, such as ["api::recipe.recipe"].');
  }
}

function assertVersions(value: unknown): void {
  const { enabled, allDays, dailyDays } = (value ?? {}) as {
    enabled?: unknown;
    allDays?: unknown;
    dailyDays?: unknown;
  };
  if (typeof enabled !== 'boolean') throw new Error('"versions.enabled" must be true or false.');
  for (const [name, days] of Object.entries({ allDays, dailyDays })) {
    if (Number.isInteger(days) && (days as number) >= 1) continue;
    throw new Error(`"versions.${name}" must be a whole number of days, at least 1.`);
  }
  if ((dailyDays as number) < (allDays as number)) {
    throw new Error(
      '"versions.dailyDays" must not be less than "versions.allDays": what is kept whole is kept each day.',
    );
  }
}

function assertSafetyCopies(value: unknown): void {
  const { enabled, ...rule } = (value ?? {}) as Record<string, unknown>;
  if (typeof enabled !== 'boolean') throw new Error('"safetyCopies.enabled" must be true or false.');
  for (const name of ['days', 'perPerson', 'megabytes']) {
    if (Number.isInteger(rule[name]) && (rule[name] as number) >= 1) continue;
    throw new Error(`"safetyCopies.${name}" must be a whole number, at least 1.`);
  }
}

/** What each protocol cannot do without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  deepl: ['key'],
  libretranslate: ['url'],
  openai: ['url', 'model'],
};

function assertMachineTranslation(values: Record<string, unknown>): void {
  const { provider, url, charactersPerMonth, timeout, glossaries, languages } = values;
  for (const [name, number] of Object.entries({ charactersPerMonth, timeout })) {
    if (Number.isInteger(number) && (number as number) >= 1) continue;
    throw new Error(`"machineTranslation.${name}" must be a whole number, at least 1.`);
  }
  for (const [name, map] of Object.entries({ glossaries, languages })) {
    const isMap =
      typeof map === 'object' && map !== null && Object.values(map).every((each) => typeof each === 'string');
    if (!isMap) throw new Error(`"machineTranslation.${name}" must be an object of texts.`);
  }
  if (provider === '') return;
  if (typeof provider !== 'string' || !Object.hasOwn(PROVIDERS, provider)) {
    throw new Error(`"machineTranslation.provider" must be one of ${Object.keys(PROVIDERS).join(', ')}, or empty.`);
  }
  const missing = NEEDED[provider]?.find((name) => typeof values[name] !== 'string' || values[name] === '');
  if (missing) throw new Error(`"machineTranslation.${missing}" must be set for ${provider}.`);
  if (url !== '' && !/^https?:\/\/[^/?#]+\/?$/.test(String(url))) {
    throw new Error(
      '"machineTranslation.url" must be an address such as "https://translate.example.com", without a path.',
    );
  }
}
