/**
 * Builds the site of one country and puts it in place at once: `COUNTRY=be node scripts/build-country.ts`.
 *
 * Astro empties its output folder before it draws the first page, so a build that fails half-way would leave visitors
 * with nothing. Each build therefore gets a folder of its own, and `dist/<country>` is a link that moves to it in one
 * step, and only when the build is whole. The release before stays, for a server that still reads from it.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSettings } from '../src/settings.ts';

const HELP = `Builds the static site of one country into web/dist/<country>.

  COUNTRY=nl node web/scripts/build-country.ts

Environment: COUNTRY (nl, de, be, at, fr), CMS_URL, SITE_URL_NL … SITE_URL_FR; optional DELIVERY_URL (where content is
read from, if not at CMS_URL), DIST_DIR (instead of web/dist), VISITOR_RUNTIME (preact or react), GALLERY (true adds
the developers' gallery). The CMS has to run. If the build fails, the site that was there before stays as it is.`;

/** Files that every site has, whatever its content. */
const ESSENTIAL_FILES = ['404.html', 'sitemap.xml', 'robots.txt'];

/** Releases of a country that are kept: the one in place and the one before. */
const KEPT_RELEASES = 2;

const web = join(import.meta.dirname, '..');

async function buildCountry(): Promise<void> {
  const { country } = readSettings();
  const dist = process.env.DIST_DIR || join(web, 'dist');
  const releases = join(dist, '.releases', country);
  // Sorts by time; two builds in the same millisecond are told apart by the process.
  const release = join(releases, `${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`);
  mkdirSync(releases, { recursive: true });

  const code = await runAstro(release);
  const missing = code === 0 ? ESSENTIAL_FILES.filter((file) => !existsSync(join(release, file))) : [];
  if (code !== 0 || missing.length > 0) {
    rmSync(release, { recursive: true, force: true });
    const reason = missing.length > 0 ? `it lacks ${missing.join(' and ')}` : 'see the message above';
    throw new Error(`The ${country} site was not built (${reason}). What was in place before stays as it is.`);
  }
  putInPlace(release, join(dist, country));
  for (const old of readdirSync(releases).sort().slice(0, -KEPT_RELEASES)) {
    rmSync(join(releases, old), { recursive: true, force: true });
  }
}

function runAstro(outDir: string): Promise<number> {
  const astro = join(web, 'node_modules', '.bin', 'astro');
  const child = spawn(astro, ['build'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Moves the link to the release. Renaming replaces a link in one step, but not a folder that stands in its place. */
function putInPlace(release: string, place: string): void {
  const next = `${place}.next`;
  rmSync(next, { force: true });
  symlinkSync(relative(join(place, '..'), release), next);
  const occupied = lstatSync(place, { throwIfNoEntry: false });
  if (occupied && !occupied.isSymbolicLink()) rmSync(place, { recursive: true });
  renameSync(next, place);
}

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  await buildCountry().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
