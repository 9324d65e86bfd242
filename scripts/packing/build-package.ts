/**
 * Compiles a package for other projects: scripts for `import` and `require`, and types for both. Node strips no types
 * inside `node_modules`. Not by `strapi-plugin build`: it knows no doors beside a plugin's two, and gives both formats one
 * file of types, which is wrong for one of them.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { ROOT } from '../environment.ts';
import { Notices } from './notices.ts';
import type { PackedPackage } from './packages.ts';

/** The oldest that Strapi runs on, and what browsers of its admin know. */
const TARGETS = { node: 'node20', browser: 'es2022', neutral: 'es2022' } as const;

export async function buildPackage(described: PackedPackage): Promise<void> {
  const { folder, formats, builds, requireEnding = '.cjs', bundled = [], copied = [] } = described;
  const cwd = join(ROOT, folder);
  const dist = join(cwd, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const shared: InlineConfig = {
    cwd,
    config: false,
    clean: false,
    outExtensions: ({ format }) => (format === 'cjs' ? { js: requireEnding } : { js: '.mjs', dts: '.d.mts' }),
    hash: false,
    // As the types say: a default is `default` in both formats.
    cjsDefault: false,
    logLevel: 'warn',
    deps: { alwaysBundle: [...bundled] },
    checks: { pluginTimings: false },
  };
  const notices = new Notices();
  for (const part of builds) {
    await build({
      ...shared,
      plugins: [notices.plugin],
      format: [...formats],
      entry: { ...part.entries },
      outDir: join('dist', part.folder),
      platform: part.platform,
      target: TARGETS[part.platform],
      // `import.meta.url` in CommonJS.
      shims: part.platform === 'node',
      dts: false,
    });
  }
  await build({
    ...shared,
    format: 'esm',
    entry: Object.assign({}, ...builds.map(({ entries }) => entries)),
    outDir: 'dist/types',
    platform: 'node',
    dts: { tsgo: true, emitDtsOnly: true },
  });
  if (formats.includes('cjs')) writeTypesForRequire(join(dist, 'types'));
  const bundledLicences = notices.write();
  if (bundledLicences) writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), bundledLicences);
  for (const file of copied) copyFileSync(join(cwd, file), join(dist, basename(file)));
}

/** What `require` returns has the same types; only the endings differ, by which a type checker tells the formats apart. */
function writeTypesForRequire(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.mts'))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/(from "\.\/[^"]+)\.mjs"/g, '$1.cjs"');
    writeFileSync(join(folder, file.replace(/\.d\.mts$/, '.d.cts')), text);
  }
}
