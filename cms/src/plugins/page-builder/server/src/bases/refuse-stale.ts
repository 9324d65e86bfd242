import type { BaseIssue, LastChange } from '../../../shared/save-terms.ts';
import { createHttpError } from '../strapi-errors.ts';

type Found = Omit<BaseIssue, 'level' | 'path' | 'message'>;

/** Strapi shows the message at the top of the page, and the panel (`conflict.title`) far from it, or in a drawer. */
const WHERE_TO_CHOOSE =
  'In the admin, choose what stays under "Somebody else changed this too"; on small screens the arrow beside "Publish" ("Open more actions") leads there.';

/**
 * The refusal of a save that would overwrite what its caller has not seen: status 409, or 428 where the caller said
 * nothing of what it started from. Called a ValidationError all the same: for an error of any other name the content
 * manager's form resets itself and looks saved.
 */
export function refuseStale(found: readonly Found[], changed: LastChange): Error {
  const isStale = found.some(({ code }) => code === 'stale');
  const issues = found.map((issue): BaseIssue => {
    const message = issue.code === 'stale' ? describeStale(issue.field, changed) : describeUnnamed(issue.field);
    return { level: 'error', ...issue, path: issue.field, message };
  });
  const message = [...issues.map((issue) => issue.message), ...(isStale ? [WHERE_TO_CHOOSE] : [])].join(' ');
  const details = {
    errors: issues.map((issue) => ({ path: [issue.field], name: 'ValidationError', message: issue.message })),
    issues,
    changed,
  };
  return createHttpError(isStale ? 409 : 428, 'ValidationError', message, details);
}

function describeStale(field: string, { by, at }: LastChange): string {
  const when = at ? ` (${[by, `${at.slice(0, 16).replace('T', ' ')} UTC`].filter(Boolean).join(', ')})` : '';
  return `Nothing was saved: somebody else has changed "${field}" since it was opened here${when}.`;
}

function describeUnnamed(field: string): string {
  return (
    `Nothing was saved: the call does not say which version of "${field}" it started from. Read the entry, and send the ` +
    '"meta.basedOn" of the answer as "basedOn" beside what is saved; or send "force": true to overwrite what is stored. ' +
    'In GraphQL, "basedOn" is a field of the entry, and both stand in "data".'
  );
}
