import type { Page } from '@playwright/test';

const DEMO_LOGIN = { email: 'editor@example.com', password: 'Editor-123456' };

/**
 * Logs in with the demo login.
 * @returns the token for calls to the admin's API
 */
export async function enterLogin(page: Page, cmsUrl: string): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin/login'));
  await page.goto(`${cmsUrl}/admin/auth/login`);
  await page.getByLabel('Email').fill(DEMO_LOGIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const { data } = (await (await answered).json()) as { data: { token: string } };
  await page.waitForURL(/\/admin\/?$/);
  return data.token;
}
