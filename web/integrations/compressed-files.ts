import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const compress = promisify(brotliCompress);

/** The highest levels take ten times as long for a hundredth less. */
const LEVEL = 9;

/** Below this a compressed answer saves nothing that its headers do not cost. */
const WORTHWHILE = 1_000;

/**
 * Writes a brotli version beside every script and style, which web servers hand out as it is (`precompressed` in
 * `deploy/Caddyfile`): the smallest a browser understands, without work at each request. Pages are compressed when asked
 * for; they change with every release, and most are never read before the next.
 */
export function compressedFiles(): AstroIntegration {
  /** Where a static site is written to; the preview server is told where its files are when they are all there. */
  let site: string | undefined;
  return {
    name: 'compressed-files',
    hooks: {
      'astro:config:done': ({ config, buildOutput }) => {
        if (buildOutput === 'static') site = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (site === undefined) return;
        const folder = site;
        setPrerenderer((prerenderer) => {
          const { setup } = prerenderer;
          return Object.assign(prerenderer, {
            async setup() {
              await setup?.();
              // All but the calculator's script are there before the first page is, and before a waiting build waits.
              await compressNew(folder);
            },
          });
        });
      },
      'astro:build:done': ({ dir }) => compressNew(fileURLToPath(dir)),
    },
  };
}

async function compressNew(folder: string): Promise<void> {
  const names = globSync(['_astro/*.{js,css,json,svg}', 'assets/js/*.js'], { cwd: folder });
  const files = names.map((name) => join(folder, name)).filter((file) => !existsSync(`${file}.br`));
  await Promise.all(files.map(writeCompressed));
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
