import { extendEditor, loadMessages } from '@lumavelo/strapi-plugin/editor';
import type { PageDocument } from 'page-format';
import type { ComponentProps } from 'react';
import {
  apis,
  blocks,
  createMemoryCms,
  type Editing,
  loadTexts,
  MemoryEditor,
  type MemoryState,
  type MemorySurroundings,
} from 'strapi-plugin-page-builder/memory-host';
import { createPage } from './our-page.ts';

type MemoryTexts = NonNullable<ComponentProps<typeof MemoryEditor>['texts']>;

declare global {
  interface Window {
    /** The page to begin with, from whoever opens the window; without it, one of `?blocks=` blocks. */
    startPage?: PageDocument;
    /** Values of its entry beside the page, and those of its texts that are translated. */
    startEntry?: { values: object; texts: MemoryTexts };
    /** What the CMS has beside that page. */
    startSurroundings?: Partial<MemorySurroundings>;
    memoryCms: ReturnType<typeof createMemoryCms>;
  }
}

const KEPT = 'memory-cms';
const kept = localStorage.getItem(KEPT);
const search = new URLSearchParams(location.search);
const isReadOnly = search.has('read-only');
const isTranslator = search.has('translator');
const language = search.get('language') ?? 'en';
const generated = createPage(Number(search.get('blocks') ?? 300));

/** It outlives its window, as a CMS does. */
const cms = createMemoryCms({
  field: 'content',
  values: { title: 'In memory', ...window.startEntry?.values, content: window.startPage ?? generated.document },
  surroundings: window.startSurroundings,
  kept: kept === null ? undefined : (JSON.parse(kept) as MemoryState),
  onChange: (state) => localStorage.setItem(KEPT, JSON.stringify(state)),
});
window.memoryCms = cms;

let messages: Record<string, string> = {};

/** What draws the blocks, and the words of `?language=`: to be waited for before the editor is shown. */
export async function loadBlocks(): Promise<void> {
  extendEditor(apis);
  await blocks.loadRenderer();
  messages = { ...(await loadTexts(language)), ...(await loadMessages(language)) };
}

function offer({ store }: Editing): void {
  const first = () => store.getSession().tree.roots[0] as string;
  window.bench = {
    count: generated.count,
    insert: () => store.insertType('Button', { block: null, area: '', index: 0 }),
    remove: () => store.remove([first()]),
    duplicate: () => store.duplicate([first()]),
    move: () => store.moveTo([first()], { block: null, area: '', index: 1 }),
    undo: () => store.undo(),
  };
}

export function Editor() {
  return (
    <MemoryEditor
      cms={cms}
      field="content"
      locale="nl"
      language={language}
      messages={messages}
      readOnly={isReadOnly}
      textsOnly={isTranslator}
      {...(window.startEntry && { texts: window.startEntry.texts })}
      opensAtOnce
      onOpen={offer}
    />
  );
}
