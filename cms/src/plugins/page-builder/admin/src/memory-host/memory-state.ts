import type { PageDocument } from 'page-format';
import type { Sources } from '../../../shared/envelope.ts';
import type { TermPair } from '../../../shared/glossary.ts';
import type { LibraryFile } from '../../../shared/library-file.ts';
import type { TranslatedText } from '../../../shared/machine-translation.ts';
import type { SentCopy } from '../../../shared/safety-copy.ts';
import type { Bases } from '../../../shared/save-terms.ts';
import type { FormerText } from '../../../shared/translation/former-text.ts';
import type { RememberedText } from '../../../shared/translation/remembered-texts.ts';
import { versionOf } from '../../../shared/version.ts';
import type { ListedVersion } from '../../../shared/version-record.ts';
import type { FurtherEntries } from './entry-routes.ts';
import type { Values } from './routes.ts';

/** The content type of the entry that is edited. */
export const MODEL = 'memory::page';

interface StoredVersion extends ListedVersion {
  values: Values;
}

/** What is there beside the entry that is edited. */
export interface MemorySurroundings {
  /** Saved sections are among them. */
  entries: FurtherEntries;
  files: readonly LibraryFile[];
  /** Addresses of the sites, by their names. */
  sites: Readonly<Record<string, string>>;
  /** What public routes respond with, by their names below `/api`. */
  responses: Readonly<Record<string, unknown>>;
  /** The entry in further languages. */
  translations: Readonly<Record<string, Values>>;
  /** Translations into the language of the entry that were confirmed on other pages, from the named one. */
  memory: readonly (RememberedText & { from: string; id?: number })[];
  /** Whether these can be deleted. */
  mayForget: boolean;
  /** What its texts said when they were translated. */
  former: readonly FormerText[];
  /** The original as it was when the page followed it last; null where nobody knows. */
  formerPage: PageDocument | null;
  /** The terms of the glossary, into the language of the entry. */
  glossary: readonly TermPair[];
  /** What a translation service answers, by block, place and number of a text; undefined where there is none. */
  machine: { left: number; texts: Readonly<Record<string, TranslatedText>> } | undefined;
}

/** All that such a CMS knows, as JSON, so that a browser can keep it over a reload. */
export interface MemoryState extends MemorySurroundings {
  values: Values;
  published: Values | null;
  versions: readonly StoredVersion[];
  /** What its blocks were translated from. */
  sources: Sources;
  copies: readonly (SentCopy & { keptAt: string })[];
}

/** Where routes read and change what the CMS knows. */
export interface MemoryStore {
  /** Name of the field with the page. */
  readonly field: string;
  readonly state: MemoryState;
  change(next: Partial<MemoryState>): void;
  /** Stores values of the entry, as a version. */
  write(next: Values, by: string | null, kind: 'save' | 'publish'): void;
}

/** The versions that a form of these values is filled from. */
export function basesOf(values: Values): Bases {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, versionOfStored(value)]));
}

const versions = new WeakMap<object, string>();

/** `versionOf` a stored value, which is replaced and never changed: opening an entry asks three times for the same. */
export function versionOfStored(value: unknown): string {
  if (typeof value !== 'object' || value === null) return versionOf(value ?? null);
  const version = versions.get(value) ?? versionOf(value);
  versions.set(value, version);
  return version;
}
