import { Button, DesignSystemProvider, darkTheme, Field, Flex, lightTheme, TextInput } from '@strapi/design-system';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IntlProvider, useIntl } from 'react-intl';
import { useTheme } from 'styled-components';
import { blocks } from '../api/blocks.ts';
import { getSites } from '../api/sites.ts';
import PageEditor from '../editor/PageEditor.tsx';
import { RecoveryNotice } from '../editor/recovery/RecoveryNotice.tsx';
import { type Beginning, useLeftover } from '../editor/recovery/use-leftover.ts';
import { useKeepTypedFields } from '../editor/save/keep-typed-fields.ts';
import { type EditorHost, EditorHostProvider, type NamedText } from '../host/editor-host.tsx';
import { PLUGIN_ID } from '../plugin-id.ts';
import { type Editing, startEditing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';
import { readStored } from '../session/read-stored.ts';
import { pageKey } from '../session/unsaved/page-key.ts';
import { createWorkStores } from '../session/unsaved/work-stores.ts';
import { en } from '../translations/en.ts';
import type { MemoryCms } from './memory-cms.ts';
import { MODEL } from './memory-state.ts';
import { useMemoryForm } from './use-memory-form.ts';

interface MemoryEditorProps {
  cms: MemoryCms;
  /** Name of the field with the page. */
  field: string;
  /** Of the entry; it is drafted and published, in this language. */
  locale: string;
  /** Of the interface; English without it. */
  language?: string;
  /** Its texts, and those of plugins that add to the editor, as `prefixTexts` names them; what is missing is in English. */
  messages?: Readonly<Record<string, string>>;
  /** Whether the page can only be looked at. */
  readOnly?: boolean;
  /** Whether its texts alone can be changed. */
  textsOnly?: boolean;
  /** The entry's own texts that are translated. */
  texts?: readonly NamedText[];
  /** Whether the page is opened without being asked for. */
  opensAtOnce?: boolean;
  /** Called when the page is opened. */
  onOpen?(editing: Editing): void;
}

const MESSAGES = Object.fromEntries(Object.entries(en).map(([key, text]) => [`${PLUGIN_ID}.${key}`, text]));
const RIGHTS = { isLoading: false, read: true, create: true, update: true, remove: true };
const NO_TEXTS: readonly NamedText[] = [];
const USER = { id: 'memory', email: 'writer@example.com' };

/**
 * The page editor without Strapi: an entry in memory, a button that opens its page, and what was not saved of it. The
 * blocks are those that were registered (`blocks.register`), and their renderer is loaded.
 */
export function MemoryEditor({ language = 'en', messages, ...entry }: MemoryEditorProps) {
  const texts = useMemo(() => ({ ...MESSAGES, ...messages }), [messages]);
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return (
    <IntlProvider locale={language} messages={texts}>
      <DesignSystemProvider locale={language} theme={isDark ? darkTheme : lightTheme}>
        <MemoryEntry {...entry} />
      </DesignSystemProvider>
    </IntlProvider>
  );
}

function MemoryEntry({
  cms,
  field,
  locale,
  readOnly = false,
  textsOnly = false,
  texts = NO_TEXTS,
  opensAtOnce = false,
  onOpen,
}: Omit<MemoryEditorProps, 'language' | 'messages'>) {
  const [fieldsPlace, setFieldsPlace] = useState<HTMLElement | null>(null);
  const host = useMemoryHost(cms, setFieldsPlace, texts);
  const { form, server } = host;
  const values = form.values as Readonly<Record<string, unknown>>;
  const entry = useMemo<Entry>(
    () => ({
      ...{ model: MODEL, collectionType: 'collection-types', documentId: 'memory', params: { locale }, locale },
      ...{ isStored: true, isSettled: true, isOwnForm: true, hasDraftAndPublish: true },
      place: getSites().findPlace({ model: MODEL, locale, values }),
      title: String(values.title ?? ''),
      bases: {},
    }),
    [locale, values],
  );
  const page = pageKey({ ...entry, field });
  const initial = (form.initialValues as typeof values)[field];
  const [stores] = useState(() => createWorkStores(USER.id, server));
  const recovery = useLeftover(stores, page, initial, !readOnly);
  const { leftover } = recovery;
  // As long as the entry is on screen: opening the page again goes on where it was, undo included.
  const [editing] = useState(() =>
    startEditing({ saved: readStored(initial), page, stores, textsOnly }, blocks.getRegistry()),
  );
  const [isOpen, setOpen] = useState(opensAtOnce);
  useEffect(() => {
    if (isOpen) onOpen?.(editing);
  }, [isOpen, onOpen, editing]);
  const [beginning, setBeginning] = useState<Beginning>();
  useKeepTypedFields(isOpen ? editing : undefined, form, field);

  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Once the page behind the editor can be reached again.
    setTimeout(() => opener.current?.focus());
  };
  const openWith = (what: Beginning) => {
    setBeginning(what);
    setOpen(true);
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={4}>
      {leftover && !isOpen && (
        <RecoveryNotice
          leftover={leftover}
          isOutdated={leftover.basedOn !== readStored(initial).version}
          onRestore={() => openWith('restore')}
          onCompare={() => openWith('compare')}
          onDiscard={() => recovery.drop(leftover.session)}
        />
      )}
      <Button ref={opener} onClick={() => openWith(undefined)}>
        Open page editor
      </Button>
      {isOpen && (
        <EditorHostProvider host={host}>
          <PageEditor
            name={field}
            editing={editing}
            entry={entry}
            readOnly={readOnly}
            recovery={recovery}
            beginning={beginning}
            onClose={close}
          />
        </EditorHostProvider>
      )}
      {fieldsPlace && createPortal(<TextFields host={host} page={field} />, fieldsPlace)}
    </Flex>
  );
}

/** Memory as the editor's host. */
function useMemoryHost(
  cms: MemoryCms,
  placeEntryFields: EditorHost['placeEntryFields'],
  texts: readonly NamedText[],
): EditorHost {
  const intl = useIntl();
  const theme = useTheme();
  const form = useMemoryForm(cms.state.values);
  const around = useMemo(() => {
    let known = cms.basesOf(cms.state.values);
    return {
      bases: {
        find: () => known,
        noteSaved: (_, { meta }) => {
          known = { ...known, ...meta?.basedOn };
        },
      },
      server: cms.server,
      navigate: () => undefined,
      search: '',
      refreshEntry: () => undefined,
      user: USER,
      logIn: async (password) => cms.logIn(password),
      sectionRights: RIGHTS,
      canShare: false,
      canLock: true,
      canRead: () => true,
      canTranslateByMachine: () => true,
      openMediaLibrary: undefined,
    } satisfies Partial<EditorHost>;
  }, [cms]);
  return useMemo(
    () => ({ ...around, intl, theme, form, placeEntryFields, loadEntryTexts: async () => texts }),
    [around, intl, theme, form, placeEntryFields, texts],
  );
}

/** The entry's other fields, all of them texts. */
function TextFields({ host: { form }, page }: { host: EditorHost; page: string }): ReactNode {
  return Object.entries(form.values)
    .filter(([name, value]) => name !== page && typeof value === 'string')
    .map(([name, value]) => (
      <Field.Root key={name} name={name}>
        <Field.Label>{name}</Field.Label>
        <TextInput value={value} onChange={({ target }) => form.onChange(name, target.value)} />
      </Field.Root>
    ));
}
