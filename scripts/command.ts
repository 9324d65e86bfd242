/** What the commands of the root `package.json` have in common: help, arguments, and ending with a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A reason to stop that the person at the keyboard can do something about; printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs a command: prints `help` for `--help`, refuses options it does not know, and turns a `CommandError` into one
 * sentence and exit code 1.
 */
export async function runCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: { help: string; options?: Options; positionals?: boolean },
  run: (input: { values: Record<keyof Options, string | boolean | undefined>; positionals: string[] }) => Promise<void>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.positionals ?? false,
    });
    if (values.help) {
      process.stdout.write(`${command.help.trim()}\n`);
      return;
    }
    await run({ values: values as Record<keyof Options, string | boolean | undefined>, positionals });
  } catch (error) {
    const expected = error instanceof CommandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`\n${expected ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  } finally {
    // Ends servers that the command left running, which would keep it from ending (see processes.ts).
    process.exit();
  }
}
