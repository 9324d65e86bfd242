import { registry } from '@lumavelo/blocks/registry';
import { library } from '@lumavelo/strapi-plugin/blocks';
import { type Block, createBlock } from 'page-format';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { AdminContext, blocks, en, PageEditor, startEditing } from 'strapi-plugin-page-builder/bench';
import { useTheme } from 'styled-components';
import { createShape, type Shape } from './shape.ts';
import { useForm } from './strapi-stand-in.ts';

const { sections, count } = createShape(Number(new URLSearchParams(location.search).get('blocks') ?? 300));

function toBlock({ type, text, areas }: Shape): Block {
  const props: Record<string, unknown> = {};
  if (type === 'Title') props.title = text;
  if (type === 'Text') props.content = text;
  if (type === 'Button') Object.assign(props, { label: text, link: '/x' });
  const definition = registry.get(type);
  if (!definition) throw new Error(`There is no block ${type}.`);
  const block = createBlock(definition, props);
  const names = Object.keys(block.areas ?? {});
  if (names.length < areas.length) throw new Error(`${type} has ${names.length} areas, ${areas.length} are needed.`);
  if (block.areas) {
    block.areas = Object.fromEntries(names.map((name, index) => [name, (areas[index] ?? []).map(toBlock)]));
  }
  return block;
}

const document = { format: 'page', formatVersion: 1, blocks: sections.map(toBlock) } as const;
const editing = startEditing({ saved: { document, version: 'bench' }, page: 'bench', user: 'bench' }, registry);
const { store } = editing;
const messages = Object.fromEntries(Object.entries(en).map(([key, text]) => [`page-builder.${key}`, text]));
const entry = {
  model: 'api::page.page',
  collectionType: 'collection-types',
  documentId: 'bench',
  params: { locale: 'nl' },
  locale: 'nl',
  place: { locale: 'nl', site: 'nl', lang: 'nl-NL' },
  title: 'Bench',
  isOwnForm: true,
  isStored: true,
  isSettled: true,
  hasDraftAndPublish: true,
  bases: {},
} as const;

/** What draws the blocks: to be waited for before the editor is shown. */
export async function loadBlocks(): Promise<void> {
  blocks.register(library);
  await blocks.loadRenderer();
}

const first = () => store.getSession().tree.roots[0] as string;
window.bench = {
  count,
  insert: () => store.insertType('Button', { block: null, area: '', index: 0 }),
  remove: () => store.remove([first()]),
  duplicate: () => store.duplicate([first()]),
  move: () => store.moveTo([first()], { block: null, area: '', index: 1 }),
  undo: () => store.undo(),
};
const noRights = { isLoading: false, read: false, create: false, update: false, remove: false };

/** What the field hands to the editor of the admin around it. */
function Around({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const theme = useTheme();
  const form = useForm('', (state) => state as never);
  const admin = useMemo(
    () => ({
      intl,
      theme,
      form,
      navigate: () => undefined,
      search: '',
      user: { id: 'bench', email: '' },
      logIn: async () => undefined,
      sectionRights: noRights,
      openMediaLibrary: undefined,
      placeEntryFields: undefined,
    }),
    [intl, theme, form],
  );
  return <AdminContext.Provider value={admin}>{children}</AdminContext.Provider>;
}

export function Editor() {
  return (
    <IntlProvider locale="en" messages={messages}>
      <Around>
        <PageEditor
          name="content"
          editing={editing}
          entry={entry}
          readOnly={false}
          recovery={{ leftover: undefined, discard: () => undefined }}
          beginning={undefined}
          onClose={() => undefined}
        />
      </Around>
    </IntlProvider>
  );
}
