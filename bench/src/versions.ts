import type { Block, PageDocument } from 'page-format';
import { listChangedTexts } from '../../cms/src/plugins/page-builder/admin/src/editor/comparison/pages/changed-texts.ts';
import { listRows } from '../../cms/src/plugins/page-builder/admin/src/model/difference-rows.ts';
import { encodeVersion } from '../../cms/src/plugins/page-builder/server/src/services/versions/encode-version.ts';
import {
  encodeAfter,
  type Link,
} from '../../cms/src/plugins/page-builder/server/src/services/versions/version-rows.ts';
import { treeFromDocument } from '../../cms/src/plugins/page-builder/shared/page-tree.ts';
import { createPage } from '../editor/our-page.ts';
import { startBenchServer } from './bench-server.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { measureSaving } from './measure-saving.ts';
import { measureVersionList } from './measure-version-list.ts';

/** What an editor waits for at most, in milliseconds of processor time. */
const DIFFERENCE_BUDGET = 150;

/** Versions of pages, beside what they may cost. */
export const versions: Benchmark = {
  name: 'versions',
  title: 'Versions: their difference, the room and the list of 10,000, and what a save costs with them',
  run: async () => [measureDifference(), measureRoom(), ...(await measureOnServer())],
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
    const trees = [treeFromDocument(before), treeFromDocument(after)] as const;
    const rows = listRows(...trees);
    const changed = listChangedTexts(rows, ...trees);
    const { user, system } = process.cpuUsage(start);
    if (changed.length < 100)
      throw new Error(`Only ${changed.length} of ${rows.length} differences are in properties.`);
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

const SAVES = 10_000;
const ROOM_BUDGET = 60;

/** What a row takes beside its content: the other columns, and its places in the indexes. */
const ROW = 600;

/** Ten thousand saves of a page of 200 blocks, each with one change somewhere. */
function measureRoom(): Measurement {
  const { document } = createPage(200);
  const texts = listBlocks(document.blocks);
  let before: Link | undefined;
  let bytes = 0;
  for (let save = 1; save <= SAVES; save += 1) {
    const block = texts[(save * 7_919) % texts.length];
    if (block) block.props.anchor = `change-${save}`;
    const snapshot = { title: '"A page"', content: JSON.stringify(document) };
    const { content, whole, depth } = encodeAfter(snapshot, before);
    before = { id: save, whole, depth, snapshot };
    bytes += content.length + ROW;
  }
  const ours = summarize([bytes / 1_000_000]);
  const wholeSize = encodeVersion({ content: JSON.stringify(document) }).length;
  return {
    name: `room of ${SAVES} versions`,
    unit: 'MB',
    target: 1,
    ours,
    baseline: summarize([ROOM_BUDGET]),
    ratio: ROOM_BUDGET / ours.median,
    details: { bytesOfOneWhole: wholeSize },
  };
}

function listBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...listBlocks(Object.values(block.areas ?? {}).flat())]);
}

async function measureOnServer(): Promise<Measurement[]> {
  const server = await startBenchServer(10);
  try {
    return [await measureSaving(server), await measureVersionList(server)];
  } finally {
    await server.stop();
  }
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
