import { CommandError, runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { run } from './processes.ts';

const HELP = `
pnpm seed: adds generated content to the database of .env, for trying the project at scale.

  --pages N     N published Dutch pages of 40 blocks each, under /generated/…
  --bikes N     bikes (not available yet: the bike content type comes with the CMS's own data)
  --dealers N   dealers (not available yet, likewise)

Running it again adds more. Stop \`pnpm dev\` first when the database is SQLite.
`;

await runCommand(
  { help: HELP, options: { pages: { type: 'string' }, bikes: { type: 'string' }, dealers: { type: 'string' } } },
  async ({ values }) => {
    for (const missing of ['bikes', 'dealers'] as const) {
      if (values[missing]) throw new CommandError(`There is no content type for ${missing} yet, so none can be added.`);
    }
    const pages = Number(values.pages ?? Number.NaN);
    if (!Number.isInteger(pages) || pages < 1 || pages > 100_000) {
      throw new CommandError('Say how many pages to add, from 1 to 100000: pnpm seed --pages 500');
    }
    await run('The seed', 'node', ['scripts/seed-pages.ts', String(pages)], { folder: 'cms', env: loadEnvironment() });
  },
);
