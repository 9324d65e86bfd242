import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Layout } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { blocks } from '../api/blocks.ts';
import type { FieldInputProps } from '../api/field-input.ts';
import { drawEditor } from '../editor/open-editors.ts';
import { RecoveryNotice } from '../editor/recovery/RecoveryNotice.tsx';
import { UnreadableNotice } from '../editor/recovery/UnreadableNotice.tsx';
import { type Beginning, type LeftoverState, useLeftover } from '../editor/recovery/use-leftover.ts';
import { useKeepTypedFields } from '../editor/save/keep-typed-fields.ts';
import type { MediaLibraryRequest } from '../host/editor-host.tsx';
import type { Entry } from '../session/entry.ts';
import { readStored, summarise } from '../session/read-stored.ts';
import { pageKey } from '../session/unsaved/page-key.ts';
import { createWorkStores } from '../session/unsaved/work-stores.ts';
import { useTranslation } from '../text/use-translation.ts';
import { useBlockAddress } from '../uses/use-block-address.ts';
import { EditorRoot } from './EditorRoot.tsx';
import { EntryFields } from './EntryFields.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';
import { useEditing } from './use-editing.ts';
import { useEntry } from './use-entry.ts';
import { useEntryTexts } from './use-entry-texts.ts';
import { useStrapiHost } from './use-strapi-host.ts';
import { useTextsOnly } from './use-texts-only.ts';

/** The field `plugin::page-builder.page` in the edit view: what is stored, and the way into the editor. */
export default function PageInput(props: FieldInputProps) {
  const entry = useEntry();
  // Strapi keeps this component when the entry, its language or its version changes; what is inside must not be kept.
  return (
    <PageInputOfEntry
      key={`${entry.documentId}:${entry.params.locale}:${entry.params.status}:${entry.isSettled}`}
      {...props}
      entry={entry}
    />
  );
}

function PageInputOfEntry(props: FieldInputProps & { entry: Entry }) {
  const { name, label, hint, labelAction, required = false, disabled = false, entry } = props;
  const { t } = useTranslation();
  const { value, initialValue, error } = useField<unknown>(name);
  const opener = useRef<HTMLButtonElement>(null);
  const page = pageKey({ ...entry, field: name });
  const [library, setLibrary] = useState<MediaLibraryRequest | undefined>();
  const [fieldsPlace, setFieldsPlace] = useState<HTMLElement | null>(null);
  const host = useStrapiHost({
    openMediaLibrary: setLibrary,
    placeEntryFields: entry.isOwnForm ? setFieldsPlace : undefined,
    loadEntryTexts: useEntryTexts(name, disabled),
  });
  const { server, user } = host;
  const stores = useMemo(() => createWorkStores(user.id, server), [user.id, server]);
  const textsOnly = useTextsOnly(entry, disabled);
  const readOnly = disabled && !textsOnly;
  const { editing, open, close } = useEditing(stores, name, page, textsOnly);
  const [beginning, setBeginning] = useState<Beginning>();
  const recovery = useLeftover(stores, page, initialValue, !readOnly && entry.isSettled && user.id !== '');
  const stored = useMemo(() => readStored(value), [value]);
  const openWith = (what: Beginning) => {
    setBeginning(what);
    open();
  };
  const startAt = useBlockAddress(name, entry.isStored && entry.isSettled && entry.isOwnForm, open);
  const leave = () => {
    startAt.forget();
    close();
    setBeginning(undefined);
    // The opener is back on screen only after this render.
    setTimeout(() => opener.current?.focus());
  };

  const closeLibrary = () => {
    setLibrary(undefined);
    library?.onClose();
  };

  useKeepTypedFields(editing, host.form, name);
  const editor = editing && (
    <EditorRoot
      {...{ host, name, editing, entry, readOnly, recovery, beginning }}
      startAt={startAt.address}
      onClose={leave}
    />
  );
  useLayoutEffect(() => {
    if (editing && entry.isOwnForm) drawEditor(editing, page, { ...entry, locale: entry.params.locale }, editor);
  });

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box padding={4} hasRadius borderColor={error ? 'danger600' : 'neutral200'} background="neutral0" width="100%">
        {!editing && <FoundWork recovery={recovery} version={stored.version} openWith={openWith} />}
        <Flex gap={4} justifyContent="space-between" alignItems="center" wrap="wrap">
          <StoredPage {...{ stored, entry, disabled, textsOnly }} isEdited={editing !== undefined} />
          {entry.isSettled && (
            <Button
              ref={opener}
              type="button"
              variant="secondary"
              startIcon={<Layout />}
              onClick={() => openWith(undefined)}
            >
              {t('field.open')}
            </Button>
          )}
        </Flex>
      </Box>
      <Field.Hint />
      <Field.Error />
      {/* In a relation's dialog it is part of the dialog, which closes when something beside it is used. */}
      {!entry.isOwnForm && editor}
      {fieldsPlace && createPortal(<EntryFields entry={entry} page={name} />, fieldsPlace)}
      {library && <MediaLibrary {...library} onClose={closeLibrary} />}
    </Field.Root>
  );
}

interface FoundWorkProps {
  recovery: LeftoverState;
  /** Of the page as it is stored. */
  version: string;
  openWith(what: Beginning): void;
}

/** Unsaved work that was found for the page. */
function FoundWork({ recovery: { leftover, unreadable, drop }, version, openWith }: FoundWorkProps) {
  return (
    <>
      {leftover && (
        <RecoveryNotice
          leftover={leftover}
          isOutdated={leftover.basedOn !== version}
          onRestore={() => openWith('restore')}
          onCompare={() => openWith('compare')}
          onDiscard={() => drop(leftover.session)}
        />
      )}
      {unreadable && <UnreadableNotice work={unreadable} onDiscard={() => drop(unreadable.session)} />}
    </>
  );
}

interface StoredPageProps {
  stored: ReturnType<typeof readStored>;
  entry: Entry;
  disabled: boolean;
  textsOnly: boolean;
  /** Whether the editor has the page, which may differ by now. */
  isEdited: boolean;
}

/** What is on the page, and why it cannot be changed. */
function StoredPage({ stored, entry, disabled, textsOnly, isEdited }: StoredPageProps) {
  const { t, translate } = useTranslation();
  const shown = useDeferredValue(stored.document);
  const summary = useMemo(
    () => (!isEdited && entry.isSettled ? summarise(shown, blocks.getRegistry()) : undefined),
    [shown, isEdited, entry.isSettled],
  );

  // Nobody writes into what is published; the draft is for that.
  const isKeptOut = disabled && entry.isSettled && entry.params.status !== 'published';
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} maxWidth="60rem">
      {stored.damage[0] && (
        <Typography role="alert" textColor="danger600">
          {t('field.damaged', { reason: stored.damage[0].message, more: stored.damage.length - 1 })}
        </Typography>
      )}
      {isKeptOut && (
        <Typography textColor="neutral600">{t(textsOnly ? 'refused.texts-only' : 'field.readOnly')}</Typography>
      )}
      {summary && (
        <>
          <Typography fontWeight="semiBold">
            {summary.blocks === 0 ? t('field.empty') : t('field.count', { count: summary.blocks })}
          </Typography>
          {summary.sections.length > 0 && (
            <Typography variant="pi" textColor="neutral600">
              {describeSections(summary.sections, (type) => {
                const definition = blocks.getRegistry().get(type);
                return definition ? translate(definition.label) : type;
              })}
            </Typography>
          )}
          {summary.blocks > 0 && <Problems errors={summary.errors} warnings={summary.warnings} />}
        </>
      )}
    </Flex>
  );
}

function Problems({ errors, warnings }: { errors: number; warnings: number }) {
  const { t } = useTranslation();
  const colour = errors > 0 ? 'danger600' : warnings > 0 ? 'neutral800' : 'success600';
  return (
    <Typography variant="pi" textColor={colour}>
      {errors + warnings === 0
        ? t('field.noProblems')
        : t('field.problems', { errors, warnings, both: errors > 0 && warnings > 0 })}
    </Typography>
  );
}

/** The first sections of the page by name, such as "Container, Slider, Container …". */
function describeSections(types: string[], nameOf: (type: string) => string): string {
  const names = types.slice(0, 6).map(nameOf);
  return types.length > names.length ? `${names.join(', ')} …` : names.join(', ');
}
