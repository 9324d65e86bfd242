/** What axe finds on a page as it stands. */
import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Puts axe into a page, once after each opening; several looks at one page then cost little. */
export async function loadAxe(page: Page | Frame): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * Serious and critical findings, each as a sentence: the rule, the first element it is about, and why.
 * @param within selects the part of the page to look at
 */
export async function findSeriousProblems(page: Page, within = 'html'): Promise<string[]> {
  const violations = await runAxe(page, within);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(describe);
}

/** Everything that axe finds in a frame. */
export async function findAllProblems(frame: Frame): Promise<string[]> {
  return (await runAxe(frame, 'html')).map(describe);
}

async function runAxe(page: Page | Frame, within: string): Promise<AxeResults['violations']> {
  return page.evaluate(async (part) => {
    type Axe = { run(part: string, options: object): Promise<AxeResults> };
    const { axe } = window as typeof window & { axe: Axe };
    return (await axe.run(part, { resultTypes: ['violations'] })).violations;
  }, within);
}

function describe({ id, nodes: [node] }: AxeResults['violations'][number]): string {
  return `${id}: ${node?.html} ${node?.failureSummary}`;
}
