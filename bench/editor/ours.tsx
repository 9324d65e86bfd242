import { registry } from '@lumavelo/blocks/registry';
import { library } from '@lumavelo/strapi-plugin/blocks';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { AdminContext, blocks, en, PageEditor, startEditing } from 'strapi-plugin-page-builder/bench';
import { useTheme } from 'styled-components';
import { createPage } from './our-page.ts';
import { useForm } from './strapi-stand-in.ts';

const { document, count } = createPage(Number(new URLSearchParams(location.search).get('blocks') ?? 300));
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
      canShare: false,
      canRead: () => true,
      placeEntryFields: undefined,
    }),
    [intl, theme, form],
  );
  return <AdminContext.Provider value={admin}>{children}</AdminContext.Provider>;
}

const nothing = () => undefined;
const NO_LEFTOVER = {
  ...{ leftover: undefined, unreadable: undefined },
  ...{ discard: nothing, release: nothing, discardUnreadable: nothing },
};

export function Editor() {
  return (
    <IntlProvider locale="en" messages={messages}>
      <Around>
        <PageEditor
          name="content"
          editing={editing}
          entry={entry}
          readOnly={false}
          recovery={NO_LEFTOVER}
          beginning={undefined}
          onClose={() => undefined}
        />
      </Around>
    </IntlProvider>
  );
}
