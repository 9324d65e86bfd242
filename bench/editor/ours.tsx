import { library } from '@lumavelo/strapi-plugin/blocks';
import { blocks, createMemoryCms, type Editing, MemoryEditor } from 'strapi-plugin-page-builder/memory-host';
import { createPage } from './our-page.ts';

const { document, count } = createPage(Number(new URLSearchParams(location.search).get('blocks') ?? 300));
const cms = createMemoryCms({ field: 'content', values: { title: 'Bench', content: document } });

/** What draws the blocks: to be waited for before the editor is shown. */
export async function loadBlocks(): Promise<void> {
  blocks.register(library);
  await blocks.loadRenderer();
}

function offer({ store }: Editing): void {
  const first = () => store.getSession().tree.roots[0] as string;
  window.bench = {
    count,
    insert: () => store.insertType('Button', { block: null, area: '', index: 0 }),
    remove: () => store.remove([first()]),
    duplicate: () => store.duplicate([first()]),
    move: () => store.moveTo([first()], { block: null, area: '', index: 1 }),
    undo: () => store.undo(),
  };
}

export function Editor() {
  return <MemoryEditor cms={cms} field="content" locale="nl" opensAtOnce onOpen={offer} />;
}
