import type { Fault } from './fault.ts';
import type { Verdict } from './judge.ts';

export interface Row extends Verdict {
  fault: Fault;
  seconds: number;
}

/** Prints one line for each fault, as a table that Markdown reads too. */
export function printTable(rows: readonly Row[]): void {
  const lines = rows.map(({ fault, verdict, noticedBy, seconds }) => [
    fault.name,
    fault.file,
    verdict,
    `${fault.noticedBy.step}: ${noticedBy}`,
    `${seconds} s`,
  ]);
  const head = ['fault', 'part', 'outcome', 'noticed by', 'time'];
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((cells) => (cells[column] ?? '').length)));
  const write = (cells: readonly string[]) =>
    process.stdout.write(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`);
  process.stdout.write('\n');
  write(head);
  write(widths.map((width) => '-'.repeat(width)));
  for (const cells of lines) write(cells);
}
