import type { Block, PageDocument } from 'page-format';
import { listDifferences } from '../../cms/src/plugins/page-builder/shared/differences/list-differences.ts';
import { treeFromDocument } from '../../cms/src/plugins/page-builder/shared/page-tree.ts';
import { createPage } from '../editor/our-page.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';

/** What an editor waits for at most, in milliseconds of processor time. */
const DIFFERENCE_BUDGET = 150;

/** Versions of pages, beside what they may cost. */
export const versions: Benchmark = {
  name: 'versions',
  title: 'The difference between two versions of 1,000 blocks',
  run: async () => [measureDifference()],
};

/** Two pages of 1,000 blocks as they come from the server: every tenth block says something else, and some have moved. */
function measureDifference(): Measurement {
  const { document } = createPage(1_000);
  const other = rework(document);
  const texts = [document, other].map((page) => JSON.stringify(page));
  const runs: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const [before, after] = texts.map((text) => JSON.parse(text) as PageDocument) as [PageDocument, PageDocument];
    const start = process.cpuUsage();
    const found = listDifferences(treeFromDocument(before), treeFromDocument(after));
    const { user, system } = process.cpuUsage(start);
    if (found.length < 100) throw new Error(`Only ${found.length} differences were found.`);
    runs.push((user + system) / 1000);
  }
  // The first rounds compile the code.
  const ours = summarize(runs.slice(2));
  return {
    name: 'difference of 1,000 blocks',
    unit: 'milliseconds of processor time',
    target: 1,
    ours,
    baseline: summarize([DIFFERENCE_BUDGET]),
    ratio: DIFFERENCE_BUDGET / ours.median,
  };
}

function rework({ blocks, ...page }: PageDocument): PageDocument {
  let count = 0;
  const change = (block: Block): Block => {
    count += 1;
    const areas = Object.entries(block.areas ?? {}).map(
      ([name, inside]) => [name, inside.map(change).reverse()] as const,
    );
    return {
      ...block,
      props: count % 10 === 0 ? { ...block.props, anchor: `changed-${count}` } : block.props,
      ...(block.areas && { areas: Object.fromEntries(areas) }),
    };
  };
  return { ...page, blocks: blocks.map(change) };
}
