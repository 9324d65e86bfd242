import { askTasks } from '../../src/visit/ask-tasks.ts';
import { compareTasks } from '../../src/visit/compare-tasks.ts';
import { findTasks } from '../../src/visit/find-tasks.ts';
import { reachTasks } from '../../src/visit/reach-tasks.ts';
import { beginVisit } from '../../src/visit/visit.ts';
import { VISIT_SITES } from '../../src/visit/visit-sites.ts';
import { expect, test } from '../../src/visitor.ts';

/**
 * One visit to the built site of each country, in its own language: find, compare, ask, reach. Each task goes on where the
 * one before has ended, with clicks and keys.
 */
for (const site of VISIT_SITES) {
  test(`${site.country}: a visitor does what people come for`, { tag: '@full' }, async ({ page, browser }) => {
    test.slow();
    const tasks = [...findTasks(site), ...compareTasks(site), ...askTasks(site), ...reachTasks()];
    expect(tasks).toHaveLength(site.calculator ? 72 : 64);
    const visit = beginVisit(page, browser, site);
    for (const [name, act] of tasks) await test.step(name, () => act(visit));
  });
}
