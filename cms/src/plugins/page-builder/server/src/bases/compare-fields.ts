import { isDeepStrictEqual } from 'node:util';
import { openEnvelope } from '../../../shared/envelope.ts';
import type { BaseIssue, Bases } from '../../../shared/save-terms.ts';
import { versionOf } from '../../../shared/version.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { versionOfStored } from '../documents/page-version.ts';
import type { WriteContext } from '../documents/write-context.ts';
import { type Attributes, listContentFields, listPlainFields } from './content-fields.ts';
import { type Lookup, readSentValue, readStoredValue } from './stable-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** An entry as it is stored: its plain fields, and its pages where those are known. */
export interface StoredEntry {
  plain: Values;
  pages: Values;
}

/** The versions of those fields of an entry that are known. */
export function listVersions(type: WriteContext['contentType'], { plain, pages }: StoredEntry, lookup: Lookup): Bases {
  const attributes = type.attributes as Attributes;
  const ofPlain = listPlainFields(type)
    .filter((name) => name in plain)
    .map((name) => [name, versionOf(readStoredValue(attributes[name] ?? {}, plain[name], lookup))] as const);
  const ofPages = listPageFields(type)
    .filter((name) => pages[name] !== undefined)
    .map((name) => [name, versionOfStored(openEnvelope(pages[name]).content)] as const);
  return Object.fromEntries([...ofPlain, ...ofPages]);
}

/** What becomes of the fields of a save. */
export interface Comparison {
  /** Fields to leave as they are stored: sent as they are, or as they were when the caller read them. */
  kept: string[];
  /** Fields that are not to be written before somebody has chosen; without message and stored value. */
  issues: Pick<BaseIssue, 'code' | 'field' | 'version'>[];
}

interface ComparisonOptions {
  sent: Values;
  stored: StoredEntry;
  basedOn: Bases;
  /** Whether a field that changes without a base is an issue; else it is left to be written. */
  isRequired: boolean;
  /** True where what somebody else changed must have been seen, also by whoever did not change it: it goes public. */
  mustBeSeen: boolean;
  lookup: Lookup;
}

/** Compares what is sent and what is stored with what the caller started from, field by field. */
export async function compareFields(
  type: WriteContext['contentType'],
  { sent, stored, basedOn, isRequired, mustBeSeen, lookup }: ComparisonOptions,
): Promise<Comparison> {
  const attributes = type.attributes as Attributes;
  const pages = listPageFields(type);
  const kept: string[] = [];
  const issues: Comparison['issues'] = [];
  for (const field of listContentFields(type)) {
    const isPage = pages.includes(field);
    const isSent = sent[field] !== undefined;
    const { content, envelope } = isPage ? openEnvelope(sent[field]) : { content: sent[field], envelope: {} };
    const base = (envelope as { basedOn?: string }).basedOn ?? basedOn[field];
    if (!isSent && !(mustBeSeen && base !== undefined)) continue;
    if (base === undefined && !isRequired) continue;
    if (isPage && isSent && isDeepStrictEqual(content, stored.pages[field])) {
      kept.push(field);
      continue;
    }
    const attribute = attributes[field] ?? {};
    const version = isPage
      ? versionOfStored(stored.pages[field])
      : versionOf(readStoredValue(attribute, stored.plain[field], lookup));
    const mine = !isSent
      ? base
      : isPage
        ? versionOfStored(content)
        : versionOf(await readSentValue(attribute, content, stored.plain[field], lookup));
    if (mine === version) kept.push(field);
    else if (base === undefined) issues.push({ code: 'no-base', field, version });
    else if (base === version) continue;
    else if (mine === base && !mustBeSeen) kept.push(field);
    else issues.push({ code: 'stale', field, version });
  }
  return { kept, issues };
}
