/** Judges a packed package as those do who install it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CommandError } from '../command.ts';
import { type Environment, ROOT } from '../environment.ts';
import { run } from '../processes.ts';
import type { PackedPackage } from './packages.ts';

interface Manifest {
  private?: boolean;
  exports: Record<string, string | { import: { default: string }; require?: { default: string } }>;
}

/**
 * Looks at what is in it, and asks `publint`, `@arethetypeswrong/cli` and, of a plugin, `strapi-plugin verify`.
 * @param tarball path of the packed package
 * @throws CommandError naming the package and what is wrong with it
 */
export async function checkPackage(described: PackedPackage, tarball: string, env: Environment): Promise<void> {
  const { name, untyped = {}, formats } = described;
  const unpacked = mkdtempSync(join(tmpdir(), 'packed-'));
  const options = { folder: '.', env, quiet: true };
  try {
    await run(`Unpacking ${name}`, 'tar', ['-xzf', tarball, '-C', unpacked], options);
    const folder = join(unpacked, 'package');
    checkContents(name, folder);
    await run(`publint of ${name}`, 'publint', ['run', folder, '--strict'], options);
    const left = Object.keys(untyped).map((door) => door.slice(2));
    const types = [
      tarball,
      // A project that only `import`s gets no answer to `require`, and is to get none.
      ...['--profile', formats.includes('cjs') ? 'strict' : 'esm-only'],
      ...(left.length > 0 ? ['--exclude-entrypoints', ...left] : []),
    ];
    await run(`The check of the types of ${name}`, 'attw', types, options);
    if (existsSync(join(folder, 'dist/server/strapi-server.js'))) await verifyPlugin(name, folder, env);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

function checkContents(name: string, folder: string): void {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const inside = /"(?:workspace|catalog):[^"]*"/.exec(text);
  if (inside) throw new CommandError(`${name} is packed with ${inside[0]}, which nobody else can install.`);
  if (manifest.private) throw new CommandError(`${name} is private. Take "private" out of its package.json.`);
  for (const file of ['README.md', 'LICENSE']) {
    if (!existsSync(join(folder, file))) throw new CommandError(`${name} is packed without ${file}.`);
  }
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
  );
  if (source) throw new CommandError(`${name} is packed with ${source}: Node strips no types inside node_modules.`);
}

/**
 * `verify` takes one shape of `exports`, without types for each format and with a source beside each door. It is shown the
 * two doors that Strapi opens, in that shape, and sees that their files are there.
 */
async function verifyPlugin(name: string, folder: string, env: Environment): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const doors = ['./strapi-admin', './strapi-server'].map((door) => {
    const entry = manifest.exports[door];
    if (typeof entry !== 'object') throw new CommandError(`${name} has no door ${door}.`);
    const { default: script } = entry.import;
    return [door, { source: script, import: script, require: entry.require?.default, default: script }];
  });
  writeFileSync(file, JSON.stringify({ ...manifest, exports: Object.fromEntries(doors) }));
  const options = { folder: relative(ROOT, folder), env, quiet: true };
  await run(`strapi-plugin verify of ${name}`, 'strapi-plugin', ['verify'], options);
}
