import { runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { run } from './processes.ts';

const HELP = `
pnpm bench: benchmarks, as ratios of two things measured in one run.

Writes bench/results/*.json and prints a table. Figures of different runs or machines do not compare; the ratios do.
`;

await runCommand({ help: HELP }, async () => {
  await run('The benchmark', 'node', ['run.ts'], { folder: 'bench', env: loadEnvironment() });
});
