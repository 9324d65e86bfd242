/** The list of bikes of the Dutch demo site, as its visitors find it. */
import type { Locator, Page } from '@playwright/test';

/** The cards that a visitor sees. */
export const cards = (page: Page): Locator => page.locator('.BikeCard:visible');

/** The button of a card that puts its bike into the comparison. */
export const compareButton = (page: Page, index: number): Locator =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Vergelijken/ });

/** A filter with choices, or the order. */
export const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

/**
 * Puts the first bikes of the list into the comparison.
 * @returns their names
 */
export async function pick(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await compareButton(page, index).click();
    names.push((await cards(page).nth(index).getByRole('heading').textContent()) ?? '');
  }
  return names;
}
