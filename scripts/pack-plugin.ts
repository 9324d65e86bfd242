import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { type Environment, loadEnvironment, ROOT } from './environment.ts';
import { buildPackage } from './packing/build-package.ts';
import { checkPackage } from './packing/check-package.ts';
import { PACKAGES, type PackedPackage } from './packing/packages.ts';
import { run } from './processes.ts';

const HELP = `
pnpm pack:plugin: builds and packs what other projects install, and checks it as they would find it.

  dist/page-format-<version>.tgz
  dist/page-builder-astro-<version>.tgz
  dist/strapi-plugin-page-builder-<version>.tgz

  --no-check   leaves out the checks: publint, @arethetypeswrong/cli, strapi-plugin verify

Install all of them together: npm install dist/*.tgz. In this repository nothing of it is used; everything is read from
source.
`;

await runCommand({ help: HELP, options: { 'no-check': { type: 'boolean' } } }, async ({ values }) => {
  const env = loadEnvironment();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  mkdirSync(join(ROOT, 'dist'));
  for (const described of PACKAGES) {
    await buildPackage(described);
    const tarball = await pack(described, env);
    if (!values['no-check']) await checkPackage(described, tarball, env);
    process.stdout.write(`${tarball.slice(ROOT.length + 1)}\n`);
  }
});

/** @returns the path of what was written */
async function pack({ name, folder }: PackedPackage, env: Environment): Promise<string> {
  const { devEngines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devEngines: { packageManager: { version: string } };
  };
  const { version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  const pnpm = ['--yes', `pnpm@${devEngines.packageManager.version}`];
  const parameters = [...pnpm, 'pack', '--pack-destination', join(ROOT, 'dist')];
  await run(`Packing ${name}`, 'npx', parameters, { folder, env, quiet: true });
  return join(ROOT, 'dist', `${name}-${version}.tgz`);
}
