import { CommandError, runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { run } from './processes.ts';

const HELP = `
pnpm seed: adds generated content to the database of .env, for trying the project at scale.

  --pages N     N published Dutch pages of 40 blocks each, under /generated/…
  --bikes N     N published bikes, variations of those of the demo
  --dealers N   N dealers in the towns of the five countries

Running it again adds more. Stop \`pnpm dev\` first when the database is SQLite.
`;

const KINDS = ['pages', 'bikes', 'dealers'] as const;

await runCommand(
  { help: HELP, options: { pages: { type: 'string' }, bikes: { type: 'string' }, dealers: { type: 'string' } } },
  async ({ values }) => {
    const counts = KINDS.map((kind) => `${kind}=${readCount(kind, values[kind])}`);
    if (counts.every((count) => count.endsWith('=0'))) {
      throw new CommandError('Say what to add: pnpm seed --pages 500 --bikes 200 --dealers 1000');
    }
    await run('The seed', 'node', ['scripts/seed.ts', ...counts], { folder: 'cms', env: loadEnvironment() });
  },
);

function readCount(kind: string, value: string | boolean | undefined): number {
  const count = Number(value ?? 0);
  if (Number.isInteger(count) && count >= 0 && count <= 100_000) return count;
  throw new CommandError(`--${kind} takes a whole number up to 100000.`);
}
