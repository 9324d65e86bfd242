import { openEnvelope } from '../../../shared/envelope.ts';
import type { BaseIssue, Bases, LastChange } from '../../../shared/save-terms.ts';
import { createListeners } from '../store/listeners.ts';
import { type EntryAddress, keyOfEntry } from './entry-address.ts';

/** Which of two values of a field is stored by the next save. */
export type Side = 'mine' | 'theirs';

/** Fields of an entry that somebody else has changed as well, until the entry is saved. */
export interface OpenConflict {
  issues: readonly BaseIssue[];
  changed: LastChange;
  choices: Readonly<Record<string, Side>>;
}

const conflicts = new Map<string, OpenConflict>();
const { subscribe: subscribeToConflicts, notify } = createListeners();

export { subscribeToConflicts };

function set(key: string, conflict: OpenConflict | undefined): void {
  if (conflict) conflicts.set(key, conflict);
  else if (!conflicts.delete(key)) return;
  notify();
}

export function findConflict(entry: EntryAddress): OpenConflict | undefined {
  return conflicts.get(keyOfEntry(entry));
}

interface Refusal {
  details?: { issues?: Partial<BaseIssue>[]; changed?: LastChange };
}

/** The fields that a refusal names because somebody else has changed them; none in any other refusal. */
export function listBaseIssues(refusal: unknown): BaseIssue[] {
  const { details } = (refusal ?? {}) as Refusal;
  return (details?.issues ?? []).filter(
    (issue): issue is BaseIssue => issue.code === 'stale' || issue.code === 'no-base',
  );
}

/**
 * Keeps what a refusal says of fields that two people changed, for somebody to choose.
 * @param isSettledElsewhere fields that need no choice here
 */
export function openConflict(
  entry: EntryAddress,
  refusal: unknown,
  isSettledElsewhere: (field: string) => boolean = () => false,
): void {
  const issues = listBaseIssues(refusal).filter(({ field }) => !isSettledElsewhere(field));
  if (issues.length === 0) return;
  const { changed = {} } = (refusal as Refusal).details ?? {};
  set(keyOfEntry(entry), { issues, changed, choices: {} });
}

/** To be called when the entry was saved. */
export function closeConflict(entry: EntryAddress): void {
  set(keyOfEntry(entry), undefined);
}

export function chooseSide(entry: EntryAddress, field: string, side: Side): void {
  const conflict = findConflict(entry);
  if (conflict) set(keyOfEntry(entry), { ...conflict, choices: { ...conflict.choices, [field]: side } });
}

/**
 * The body of a save with what it is based on. A field for which somebody chose is based on what they were shown; where
 * they chose the other's, it is left out, so that it stays as it is stored.
 */
export function stateBases(
  data: Readonly<Record<string, unknown>>,
  basedOn: Bases,
  conflict: OpenConflict | undefined,
): Record<string, unknown> {
  const { issues = [], choices = {} } = conflict ?? {};
  const chosen = Object.fromEntries(
    issues.filter(({ field }) => choices[field]).map((each) => [each.field, each.version]),
  );
  const sent = Object.entries(data)
    .filter(([field]) => choices[field] !== 'theirs')
    .map(([field, value]) => [field, chosen[field] === undefined ? value : withoutBase(value)]);
  const all = { ...basedOn, ...chosen };
  // What is new has no base, nor have types that hold no content of the site.
  return { ...Object.fromEntries(sent), ...(Object.keys(all).length > 0 && { basedOn: all }) };
}

/** A page names its own base, which would count more. */
function withoutBase(value: unknown): unknown {
  const { content, envelope } = openEnvelope(value);
  return envelope.sources ? { ...(content as object), sources: envelope.sources } : content;
}
