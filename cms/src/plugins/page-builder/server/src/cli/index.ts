#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { Direction } from '../../../shared/zone-report.ts';
import { CommandError } from './command-error.ts';
import { convertZone } from './convert-zone.ts';
import { eject } from './eject.ts';
import { indexUses } from './index-uses.ts';
import { loadRenderer, loadRenderers, migrate } from './migrate.ts';
import { startProject } from './start-project.ts';
import { readSchemaKind, writeSchema } from './write-schema.ts';

const HELP = `
page-builder <command>, in the folder of a Strapi project

  migrate                   stores every page as the blocks are now: drafts and published versions, in batches
    --dry-run               lists what would change, and changes nothing
    --views <module>        draws the pages of a dry run, to compare their HTML: a module that exports
                            render(document, place)
    --views-before <module> the same of the release before, which draws them as they are stored
    --batch <number>        rows at a time; 50 unless said otherwise

  import-zone               makes pages of the entries of a dynamic zone, in the drafts; the zone stays as it is
  export-zone               makes entries of a dynamic zone of pages, in the drafts; the pages stay as they are
    --mapping <file>        which component is which block; JSON
    --dry-run               lists what would be lost, and changes nothing
    --replace               writes over pages, or zones, that are not empty

  index-uses                reads anew which pages use which files and entries, and counts what is left to translate, as
                            after an import; the CMS may run

  schema                    writes the JSON Schema of the pages
    --of <which>            delivered: what sites read, unless said otherwise; stored: what programs write
    --out <file>            where to

  eject                     writes every page as files that need no page builder, and changes none
    --out <folder>          where to
    --views <module>        draws the pages as HTML too: a module that exports render(document, place, refs)
    --drop-tables           lets the next start without the plugin drop its tables: versions, sections, translations;
                            without it they stay
    --batch <number>        rows at a time; 50 unless said otherwise
`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  views: { type: 'string' },
  'views-before': { type: 'string' },
  batch: { type: 'string', default: '50' },
  mapping: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'drop-tables': { type: 'boolean', default: false },
  of: { type: 'string', default: 'delivered' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Parsed = ReturnType<typeof parse>;

const write = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parse();
  const [command] = positionals;
  if (values.help || command === undefined) {
    write(HELP);
    return 0;
  }
  const start = COMMANDS[command];
  if (!start) throw new CommandError(`There is no command "${command}".\n${HELP}`);
  return start(values);
}

function parse() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

const COMMANDS: Readonly<Record<string, (values: Parsed['values']) => Promise<number>>> = {
  async migrate(values) {
    const batch = readBatch(values);
    const renderers = await loadRenderers(values.views, values['views-before']);
    const strapi = await startProject();
    await migrate(strapi, { isDryRun: values['dry-run'], batch, renderers }, write);
    await strapi.destroy();
    return 0;
  },
  'import-zone': (values) => convert('import', values),
  'export-zone': (values) => convert('export', values),
  async 'index-uses'() {
    const strapi = await startProject();
    await indexUses(strapi, write);
    await strapi.destroy();
    return 0;
  },
  async eject(values) {
    const { out, views, 'drop-tables': dropTables } = values;
    if (out === undefined) throw new CommandError('Say where the files go: --out path/of/a/folder');
    const batch = readBatch(values);
    const render = views === undefined ? undefined : await loadRenderer('--views', views);
    const strapi = await startProject();
    const isWhole = await eject(strapi, { out, batch, render, dropTables }, write);
    await strapi.destroy();
    return isWhole ? 0 : 1;
  },
  async schema({ of, out }) {
    if (out === undefined) throw new CommandError('Say where the schema goes: --out path/of/a/file.json');
    const kind = readSchemaKind(of);
    const strapi = await startProject();
    await writeSchema(strapi, kind, out, write);
    await strapi.destroy();
    return 0;
  },
};

/** @throws CommandError */
function readBatch(values: Parsed['values']): number {
  const batch = Number(values.batch);
  if (Number.isInteger(batch) && batch >= 1 && batch <= 1_000) return batch;
  throw new CommandError('--batch takes a whole number from 1 to 1000.');
}

async function convert(direction: Direction, values: Parsed['values']): Promise<number> {
  const { mapping, 'dry-run': isDryRun, replace } = values;
  if (mapping === undefined)
    throw new CommandError('Say which component is which block: --mapping path/of/the/mapping.json');
  const strapi = await startProject();
  const isWhole = await convertZone(strapi, { direction, mapping, isDryRun, replace }, write);
  await strapi.destroy();
  return isWhole ? 0 : 1;
}

async function run(): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isExpected =
      error instanceof CommandError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
  // Plugins of the project may hold timers.
  process.exit();
}

// Nothing is awaited at the top: what is packed is a script for `require`, as the rest of the plugin is that it shares.
void run();
