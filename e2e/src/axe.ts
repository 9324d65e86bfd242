/** What axe finds on a page as it stands. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Puts axe into a page, once after each opening; several looks at one page then cost little. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * Serious and critical findings, each as a sentence: the rule, the first element it is about, and why.
 * @param within selects the part of the page to look at
 */
export async function findSeriousProblems(page: Page, within = 'html'): Promise<string[]> {
  const violations = await page.evaluate(async (part) => {
    type Axe = { run(part: string, options: object): Promise<AxeResults> };
    const { axe } = window as typeof window & { axe: Axe };
    return (await axe.run(part, { resultTypes: ['violations'] })).violations;
  }, within);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes: [node] }) => `${id}: ${node?.html} ${node?.failureSummary}`);
}
