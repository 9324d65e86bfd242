/**
 * Builds the gallery of blocks with nothing else, and runs browser tests that visit it: `node test-gallery.ts --
 * [Playwright's parameters …]`. A server that speaks the delivery protocol stands in for the CMS, which samples do not ask.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { findChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { loadEnvironment } from '../environment.ts';
import { findFreePort, run } from '../processes.ts';
import { buildSite, serveFolder, siteFolder } from '../site.ts';

const HELP = `
node scripts/faults/test-gallery.ts -- <Playwright's parameters>: browser tests on samples of blocks alone
`;

await runCommand({ help: HELP, positionals: true }, async ({ positionals }) => {
  const sites = await mkdtemp(join(tmpdir(), 'lumavelo-gallery-'));
  const cms = await startFakeCms([]);
  try {
    const env = loadEnvironment({ CMS_URL: cms.url, SITES_FOLDER: sites, GALLERY: 'true' });
    await buildSite('nl', env);
    const port = await findFreePort();
    await serveFolder(siteFolder('nl', env), port);
    const tests = { ...env, GALLERY_URL: `http://localhost:${port}`, CHROMIUM_PATH: findChromium() };
    await run('The browser tests', 'playwright', ['test', ...positionals], { folder: 'e2e', env: tests });
  } finally {
    await cms.close();
    await rm(sites, { recursive: true, force: true });
  }
});
