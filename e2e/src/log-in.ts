/** Logs in once for all tests: Strapi allows five logins in five minutes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FullConfig, type Page } from '@playwright/test';
import { CMS_URL, DEMO_LOGIN } from './cms.ts';

/**
 * Hands the session to the tests by environment: `E2E_STORAGE`, a file with the browser's cookies and local storage,
 * and `E2E_TOKEN`, the token for calls to the admin's API.
 * @returns takes the file away again, because whoever reads it is logged in
 */
export default async function logIn(config: FullConfig): Promise<() => Promise<void>> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const page = await browser.newPage();
  const token = await enterLogin(page);

  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-session-'));
  const storage = join(folder, 'session.json');
  await page.context().storageState({ path: storage });
  await browser.close();
  process.env.E2E_STORAGE = storage;
  process.env.E2E_TOKEN = token;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Logs in with the demo login.
 * @returns the token for calls to the admin's API
 */
export async function enterLogin(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin/login'));
  await page.goto(`${CMS_URL}/admin/auth/login`);
  await page.getByLabel('Email').fill(DEMO_LOGIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const { data } = (await (await answered).json()) as { data: { token: string } };
  await page.waitForURL(/\/admin\/?$/);
  return data.token;
}
