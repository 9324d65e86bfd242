import { structuredPatch } from 'diff';

/** Lines that stay, shown around those that change. */
const CONTEXT = 2;

/** What changes between two documents, in the lines of their JSON; empty where nothing does. */
export function writeJsonPatch(before: unknown, after: unknown): string {
  return writePatch(JSON.stringify(before, null, 2), JSON.stringify(after, null, 2));
}

/** What changes between two pieces of HTML; each tag that follows another begins a line. */
export function writeHtmlPatch(before: string, after: string): string {
  return writePatch(breakLines(before), breakLines(after));
}

function breakLines(html: string): string {
  return html.replaceAll('><', '>\n<');
}

function writePatch(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: CONTEXT });
  return hunks.map(({ lines }) => lines.join('\n')).join('\n…\n');
}
