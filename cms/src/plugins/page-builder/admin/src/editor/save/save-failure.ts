import type { EditorText } from 'page-format';
import { listBaseIssues } from '../../bases/open-conflicts.ts';
import type { SaveProblem } from '../../session/saving/attempt-save.ts';
import { findApiError, judgeFailure } from '../../session/saving/failures.ts';
import type { SaveKind } from '../../session/saving/save-machine.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';

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

/** What a refusal says of a page that somebody else has saved meanwhile; undefined in any other. */
export function findStaleAnswer(error: unknown, field: string): StaleAnswer | undefined {
  return listBaseIssues(error).find((issue) => issue.field === field);
}

/** A problem as the server puts it into `details.issues` of a `ValidationError`. */
export interface Issue {
  code?: string;
  field?: string;
  message: string | EditorText;
  blockId?: string;
  blockType?: string;
}

/** Why an attempt did not save the page, or left a doubt. */
export function explainProblem(kind: SaveKind, problem: SaveProblem, texts: FailureTexts): SaveFailure {
  const { t } = texts;
  const title = t(`${kind}.failed`);
  switch (problem.type) {
    case 'fields':
      return explainFieldErrors(kind, problem.errors, t);
    case 'answer':
      return explainFailure(kind, problem.error, texts);
    case 'unconfirmed':
      return { kind, title: t('save.unconfirmed'), reasons: [] };
    default:
      return { kind, title, reasons: [{ text: t(`merge.${problem.type}`) }] };
  }
}

/** Errors of the entry's own fields, found before anything was sent. */
export function explainFieldErrors(kind: SaveKind, errors: object, t: TFunction): SaveFailure {
  const reasons = flatten(errors).map(([field, message]) => ({ text: t('save.field', { field, message }) }));
  return { kind, title: `${t(`${kind}.failed`)} ${t('save.entryFields')}`, reasons };
}

/**
 * An answer of the server, or no answer at all.
 * @param error what the request threw
 */
export function explainFailure(kind: SaveKind, error: unknown, texts: FailureTexts): SaveFailure {
  const { t } = texts;
  const title = t(`${kind}.failed`);
  const { name, message, details } = findApiError(error) ?? {};
  const outcome = judgeFailure(error);
  if (outcome.type === 'failed') {
    const reason = outcome.reason === 'network' ? 'save.network' : 'save.server';
    return { kind, title, reasons: [{ text: t(reason, { message: message ?? '' }) }] };
  }
  const { issues, errors } = (details ?? {}) as Details;
  const reasons = (issues?.length ? issues : (errors ?? [])).map((issue) => ({
    text: describeIssue(issue, texts),
    ...(issue.blockId && { blockId: issue.blockId }),
  }));
  if (reasons.length > 0) return { kind, title, reasons };
  const isForbidden = name !== undefined && FORBIDDEN.has(name);
  return { kind, title, reasons: [{ text: isForbidden ? t(`${kind}.forbidden`) : (message ?? '') }] };
}

/** How Strapi's errors are called when a role lacks a right: where a route asks for it, and where a policy does. */
const FORBIDDEN: ReadonlySet<string> = new Set(['ForbiddenError', 'PolicyError']);

export interface FailureTexts {
  t: TFunction;
  translate: Translate;
  /** What blocks of a type are called. */
  nameOf(type: string): string;
}

interface Details {
  issues?: Issue[];
  errors?: Issue[];
}

/** A problem as a sentence, with the block that it is about. */
export function describeIssue(
  { code, field, message, blockType }: Issue,
  { t, translate, nameOf }: FailureTexts,
): string {
  if (code === 'stale' && field !== undefined) return t('conflict.closeFirst', { field });
  const text = typeof message === 'string' ? message : translate(message);
  return blockType ? t('save.field', { field: nameOf(blockType), message: text }) : text;
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
