import type { Browser, Page } from '@playwright/test';
import { CMS_URL } from './cms.ts';

/** How somebody logs in. */
interface Login {
  email: string;
  password: string;
}

/** A browser of its own in which nobody is logged in, with the page that asks for the login. */
export async function openLogin(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: undefined, baseURL: CMS_URL });
  const page = await context.newPage();
  await page.goto('/admin/auth/login');
  return page;
}

/** Fills in the login that the page asks for. Strapi allows five of one person in five minutes. */
export async function logInAs(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
