/** Logs in once for all tests: Strapi allows five logins in five minutes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { CMS_URL } from './cms.ts';
import { enterLogin } from './enter-login.ts';

/**
 * Hands the session to the tests by environment: `E2E_STORAGE`, a file with the browser's cookies and local storage,
 * and `E2E_TOKEN`, the token for calls to the admin's API.
 * @returns takes the file away again, because whoever reads it is logged in
 */
export default async function logIn(config: FullConfig): Promise<() => Promise<void>> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const page = await browser.newPage();
  const token = await enterLogin(page, CMS_URL);

  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-session-'));
  const storage = join(folder, 'session.json');
  await page.context().storageState({ path: storage });
  await browser.close();
  process.env.E2E_STORAGE = storage;
  process.env.E2E_TOKEN = token;
  return () => rm(folder, { recursive: true, force: true });
}
