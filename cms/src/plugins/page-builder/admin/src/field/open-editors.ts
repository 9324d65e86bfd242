import type { Editing } from './editing.ts';

/**
 * Editors that outlive their form for a moment: saving a new entry leads to the address of the entry, and with it to a
 * new form. What is edited waits here for the field of that form, so that page, undo history and selection go on as if
 * nothing had happened.
 *
 * It waits for a while and not for the first to ask: the content manager may draw the new form more than once before
 * it stands, and whoever comes back to the entry later shall not find an editor open. It waits under page and
 * language, so that switching the language meanwhile shows nobody the page of the other one.
 */
const waiting = new Map<string, { editing: Editing; until: number; said: string | undefined }>();

const WAIT_MS = 10_000;

/**
 * @param page see `pageKey`
 * @param said what the editor said last: nobody heard it when the editor was drawn anew just then
 */
export function handOver(page: string, editing: Editing, said?: string): void {
  waiting.set(page, { editing, until: performance.now() + WAIT_MS, said });
}

/** What an editor that waits is to say once it stands again. */
export function findSaid(editing: Editing): string | undefined {
  return [...waiting.values()].find((entry) => entry.editing === editing && performance.now() < entry.until)?.said;
}

/** What waits for a page. */
export function findWaiting(page: string): Editing | undefined {
  const found = waiting.get(page);
  return found && performance.now() < found.until ? found.editing : undefined;
}

/** To be called when the editor is closed on purpose. */
export function forget(page: string): void {
  waiting.delete(page);
}

/** True while something waits for a form that may still come. */
export function isWaiting(editing: Editing): boolean {
  return [...waiting.values()].some((entry) => entry.editing === editing && performance.now() < entry.until);
}
