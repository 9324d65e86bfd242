import { runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { run } from './processes.ts';

const HELP = `
pnpm bench [name …]: benchmarks, as ratios of two things measured in one run. Without a name all of them run; a name that
there is not lists those there are.

Writes bench/results/ and prints a table. Figures of different runs or machines do not compare; the ratios do.
`;

await runCommand({ help: HELP, positionals: true }, async ({ positionals }) => {
  await run('The benchmark', 'node', ['run.ts', ...positionals], { folder: 'bench', env: loadEnvironment() });
});
