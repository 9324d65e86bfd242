import type { EditorText } from '@lumavelo/blocks/core';
import type { Read, Say } from '../../text/use-text.ts';
import type { SaveKind } from './use-save.ts';

/** Why saving did not work: a sentence, and what to do about it line by line. */
export interface SaveFailure {
  kind: SaveKind;
  title: string;
  reasons: { text: string; blockId?: string }[];
}

/** What the server answers when somebody else has saved the page meanwhile. */
export interface StaleAnswer {
  version: string;
  /** The stored page; left out where the editor may not read it. */
  current?: unknown;
}

/** The answer in a refusal that is about a page saved by somebody else meanwhile; undefined in any other. */
export function findStaleAnswer(error: unknown): StaleAnswer | undefined {
  const { details } = (error ?? {}) as { details?: Details & StaleAnswer };
  return details?.issues?.some(({ code }) => code === 'stale') ? details : undefined;
}

/** A problem as the server puts it into `details.issues` of a `ValidationError`. */
interface Issue {
  code?: string;
  message: string | EditorText;
  blockId?: string;
  blockType?: string;
}

/** Errors of the entry's own fields, found before anything was sent. */
export function explainFieldErrors(kind: SaveKind, errors: object, say: Say): SaveFailure {
  const reasons = flatten(errors).map(([field, message]) => ({ text: say('save.field', { field, message }) }));
  return { kind, title: `${say(`${kind}.failed`)} ${say('save.entryFields')}`, reasons };
}

/** An answer of the server, or no answer at all. */
export function explainFailure(kind: SaveKind, error: unknown, texts: FailureTexts): SaveFailure {
  const { say } = texts;
  const { name, message, details } = (error ?? {}) as { name?: string; message?: string; details?: Details };
  const issues = details?.issues?.length ? details.issues : (details?.errors ?? []);
  const reasons = issues.map((issue) => ({
    text: describeIssue(issue, texts),
    ...(issue.blockId && { blockId: issue.blockId }),
  }));
  if (reasons.length > 0) return { kind, title: say(`${kind}.failed`), reasons };
  const reason = name && FORBIDDEN.has(name) ? say(`${kind}.forbidden`) : message || say('save.network');
  return { kind, title: say(`${kind}.failed`), reasons: [{ text: reason }] };
}

/** How Strapi's errors are called when a role lacks a right: where a route asks for it, and where a policy does. */
const FORBIDDEN: ReadonlySet<string> = new Set(['ForbiddenError', 'PolicyError']);

interface FailureTexts {
  say: Say;
  read: Read;
  /** What blocks of a type are called. */
  nameOf(type: string): string;
}

interface Details {
  issues?: Issue[];
  errors?: Issue[];
}

function describeIssue({ message, blockType }: Issue, { say, read, nameOf }: FailureTexts): string {
  const text = typeof message === 'string' ? message : read(message);
  return blockType ? say('save.field', { field: nameOf(blockType), message: text }) : text;
}

function flatten(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, entry]): [string, string][] => {
    const field = prefix ? `${prefix} › ${name}` : name;
    if (typeof entry === 'string') return [[field, entry]];
    if (typeof entry !== 'object' || entry === null) return [];
    if ('defaultMessage' in entry) return [[field, String(entry.defaultMessage)]];
    return flatten(entry, field);
  });
}
