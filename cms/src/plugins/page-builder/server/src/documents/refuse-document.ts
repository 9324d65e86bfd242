import { type DocumentError, describeProblem, type Problem, type Registry } from 'page-format';
import { errors } from '../strapi-errors.ts';

/**
 * Refusals are ValidationErrors and nothing else: for any other error the admin resets its form, and the editor's work
 * would look saved. `path` stops at the field, because the admin can show no message deeper; blocks are named in the
 * text and, for programs, in `details.issues`.
 */
export interface RefusalDetails {
  errors: { path: string[]; name: 'ValidationError'; message: string }[];
  issues: unknown[];
}

/** The refusal of a value that is no page document at all. */
export function refuseDocument(field: string, error: DocumentError): InstanceType<typeof errors.ValidationError> {
  const place = error.blockId ? `block "${error.blockId}", at ${error.path}` : `at ${error.path}`;
  const message = `"${field}" was not saved: ${error.message} (${place})`;
  const { code, path, blockId } = error;
  return refuse(field, message, [{ level: 'error', code, field, path, blockId, message: error.message }]);
}

/**
 * The refusal of a document whose blocks have problems.
 * @param what was refused, such as "cannot be published with"; the problems are counted and listed after it
 */
export function refuseProblems(
  field: string,
  what: string,
  problems: readonly Problem[],
  registry: Registry,
  locale?: string,
): InstanceType<typeof errors.ValidationError> {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  const where = locale ? ` (${locale})` : '';
  const list = problems.map((problem) => describeAtBlock(problem, registry)).join(' ');
  const issues = problems.map((problem) => ({ ...problem, code: 'problem', field, locale }));
  return refuse(field, `"${field}"${where} ${what} ${count}. ${list}`, issues);
}

/** One problem as a sentence that names the block and, where one is meant, the setting and the item of a list; or the entry's field. */
function describeAtBlock(problem: Problem, registry: Registry): string {
  if (problem.blockId === '') return `${problem.path.join('.')}: ${problem.message.en}`;
  const definition = registry.get(problem.blockType);
  const setting = definition?.props[String(problem.path[0])]?.label.en;
  const name = definition?.label.en ?? problem.blockType;
  const place = setting ? `${name} (block "${problem.blockId}"), ${setting}` : `${name} (block "${problem.blockId}")`;
  return `${place}: ${describeProblem(problem, registry).en}`;
}

/** A ValidationError that the admin shows beside the field. */
export function refuse(
  field: string,
  message: string,
  issues: unknown[] = [],
): InstanceType<typeof errors.ValidationError> {
  return new errors.ValidationError(message, describeRefusal(field, message, issues));
}

/** What a refusal says beside its message. */
export function describeRefusal(field: string, message: string, issues: unknown[]): RefusalDetails {
  return { errors: [{ path: [field], name: 'ValidationError', message }], issues };
}
