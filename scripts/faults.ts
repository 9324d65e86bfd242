import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { CommandError, runCommand } from './command.ts';
import { type Fault, STEPS } from './faults/fault.ts';
import { judgeControl, judgeFault, type Verdict } from './faults/judge.ts';
import { faults } from './faults/list/index.ts';
import { ProjectCopy } from './faults/project-copy.ts';
import { commandKey, runChecks } from './faults/run-checks.ts';
import { printTable, type Row } from './faults/table.ts';

const HELP = `
node scripts/faults.ts [word …]: shows that the tests notice what goes wrong

Puts faults into a copy of the project, one at a time, and runs the test that should fail then; before that, the same
tests without a fault. Words choose the faults with one of them in their name or file. Your working tree stays as it is.

  caught   the test failed
  missed   it passed, so a test is missing or too weak
  broken   it could not be told: the test did not run, or fails without the fault too

  --step <name>   only the faults that a step notices: ${STEPS.join(', ')}
  --list          prints the faults and does nothing
`;

const OPTIONS = { list: { type: 'boolean' }, step: { type: 'string' } } as const;

await runCommand({ help: HELP, options: OPTIONS, positionals: true }, async ({ values, positionals }) => {
  const chosen = chooseFaults(positionals, values.step);
  if (values.list) {
    for (const { name, file, noticedBy } of chosen) {
      process.stdout.write(
        `${name}\n  ${file}\n  ${noticedBy.step}: ${noticedBy.files.join(', ')}: ${noticedBy.test}\n`,
      );
    }
    return;
  }
  const logs = await mkdtemp(join(tmpdir(), 'lumavelo-fault-logs-'));
  const copy = await ProjectCopy.make();
  const rows: Row[] = [];
  for (const fault of chosen) await copy.assertFits(fault);
  for (const group of groupByCommand(chosen)) rows.push(...(await tryGroup(copy, group, logs)));
  printTable(rows);
  const others = rows.filter(({ verdict }) => verdict !== 'caught').length;
  if (others > 0) throw new CommandError(`${others} of ${rows.length} faults were not caught. Logs: ${logs}`);
});

function chooseFaults(words: readonly string[], step: unknown): Fault[] {
  const chosen = faults
    .filter(({ noticedBy }) => step === undefined || noticedBy.step === step)
    .filter(({ name, file }) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word)));
  if (chosen.length === 0) throw new CommandError('There is no such fault. `node scripts/faults.ts --list` shows all.');
  return chosen;
}

/** Faults that the same command can notice, the cheapest commands first. */
function groupByCommand(chosen: readonly Fault[]): [Fault, ...Fault[]][] {
  const groups = Map.groupBy(chosen, ({ noticedBy }) => commandKey(noticedBy)).values() as Iterable<
    [Fault, ...Fault[]]
  >;
  return [...groups].sort(([one], [other]) => STEPS.indexOf(one.noticedBy.step) - STEPS.indexOf(other.noticedBy.step));
}

/** All tests of the group once without a fault, then each fault with the test that should notice it. */
async function tryGroup(copy: ProjectCopy, group: readonly [Fault, ...Fault[]], logs: string): Promise<Row[]> {
  const [first, ...others] = group;
  const key = commandKey(first.noticedBy).replaceAll(/\W+/g, '-');
  process.stdout.write(`\n${commandKey(first.noticedBy)}\n`);
  const checks = [first.noticedBy, ...others.map(({ noticedBy }) => noticedBy)] as const;
  const control = await runChecks(copy, checks, join(logs, `${key}.log`));
  const rows: Row[] = [];
  for (const [index, fault] of group.entries()) {
    const start = performance.now();
    const log = join(logs, `${key}-${index + 1}.log`);
    const verdict =
      judgeControl(fault.noticedBy, control) ??
      judgeFault(await copy.withFault(fault, () => runChecks(copy, [fault.noticedBy], log)));
    const seconds = Math.round((performance.now() - start) / 1000);
    rows.push({ fault, seconds, ...verdict });
    report(fault, verdict);
  }
  return rows;
}

function report({ name }: Fault, { verdict, noticedBy }: Verdict): void {
  const colour = verdict === 'caught' ? 'green' : 'red';
  process.stdout.write(`  ${styleText(colour, verdict)}  ${name}\n          ${noticedBy}\n`);
}
