import type { PageDocument } from 'page-format';
import { createRenderer } from 'page-format/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { blocks, createMemoryCms, MemoryEditor, type MemoryState } from 'strapi-plugin-page-builder/memory-host';
import { registry } from './blocks.ts';
import { page } from './page.ts';
import { STYLES, views } from './views.tsx';

blocks.register({
  name: 'bakery',
  loadRegistry: async () => registry,
  async loadRenderer() {
    const { renderBlock } = createRenderer(registry, views);
    return {
      renderBlock,
      views: Object.keys(views),
      createContext: ({ mode, locale, lang, refs }) => ({
        env: { mode, locale, lang, cmsUrl: '' },
        refs,
        pageAddress: ({ slug }) => `/${slug}`,
      }),
      pageColours: { background: '#fdfaf6', text: '#26211d' },
      writeStyleSheet: () => STYLES,
    };
  },
});

const KEPT = 'page-builder-try-it';

/** What was kept in this browser; nothing where it keeps nothing, or what it kept cannot be read. */
function readKept(): MemoryState | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '') as MemoryState;
  } catch {
    return undefined;
  }
}

function keep(state: MemoryState): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing, or no more: the editor works until the page is left.
  }
}

/** The page editor on a CMS that is kept in the browser. */
export function Editor() {
  const [isLoaded, setLoaded] = useState(false);
  const [cms] = useState(() =>
    createMemoryCms({
      field: 'content',
      values: { title: 'Our bakery', content: page satisfies PageDocument },
      kept: readKept(),
      onChange: keep,
    }),
  );
  useEffect(() => {
    void blocks.loadRenderer().then(() => setLoaded(true));
  }, []);
  return <MemoryRouter>{isLoaded && <MemoryEditor cms={cms} field="content" locale="en" opensAtOnce />}</MemoryRouter>;
}
