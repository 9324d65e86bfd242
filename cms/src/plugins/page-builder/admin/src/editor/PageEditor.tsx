import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHost } from '../host/editor-host.tsx';
import { isComposing } from '../kit/is-composing.ts';
import { Screen } from '../kit/layout.ts';
import type { Editing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';
import { pageKey } from '../session/unsaved/page-key.ts';
import { EditorStoreContext } from '../store/use-store.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { BlockAddress } from '../uses/block-address.ts';
import { StartAtBlock } from '../uses/StartAtBlock.tsx';
import { LaunchedDialog } from './command-palette/LaunchedDialog.tsx';
import { useChangeLocale } from './command-palette/use-change-locale.ts';
import { comparedLanguage, LauncherProvider, useLauncher } from './command-palette/use-launcher.tsx';
import { handleKey, handlePaste, type KeyEvent } from './commands/keyboard.ts';
import { useCommandTools } from './commands/use-command-tools.ts';
import { CommandProvider, useCommands } from './commands/use-commands.tsx';
import { DragLayer } from './drag/DragLayer.tsx';
import { DragProvider } from './drag/use-drag.tsx';
import { useFileDrop } from './drag/use-file-drop.ts';
import { EditorBody } from './EditorBody.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorShield } from './EditorShield.tsx';
import { EditedPageProvider, EntryPlaceProvider } from './entry-context.ts';
import { countOpen } from './files/upload-state.ts';
import { useFindBar } from './find/use-find-bar.tsx';
import { loadDialog } from './load-dialog.tsx';
import { MediaUploads } from './media/MediaUploads.tsx';
import { PresenceNote } from './presence/PresenceNote.tsx';
import { ProblemsProvider } from './problems/use-problems.tsx';
import type { Beginning, LeftoverState } from './recovery/use-leftover.ts';
import { useRecovery } from './recovery/use-recovery.tsx';
import { focusRegion } from './regions.ts';
import { LoginDialog } from './save/LoginDialog.tsx';
import { MergeDialog } from './save/MergeDialog.tsx';
import { useFormBridge } from './save/use-form-bridge.ts';
import { type Merging, useMerge } from './save/use-merge.ts';
import { usePublication } from './save/use-publication.ts';
import type { Saving } from './save/use-save.ts';
import { createBlockStates } from './states/block-states.ts';
import { BlockStatesProvider } from './states/use-block-states.ts';
import { TopBar } from './TopBar.tsx';
import { useModalScreen } from './use-modal-screen.ts';
import { useView, ViewProvider } from './viewports/use-view.tsx';

const LanguagesSheet = loadDialog(async () => (await import('./languages/LanguagesSheet.tsx')).LanguagesSheet);
const ShareSheet = loadDialog(async () => (await import('./share/ShareSheet.tsx')).ShareSheet);
const VersionsScreen = loadDialog(
  async () => (await import('./versions/VersionsScreen.tsx')).VersionsScreen,
  'versions.failed',
);

interface PageEditorProps {
  /** Name of the field in the entry's form. */
  name: string;
  editing: Editing;
  entry: Entry;
  readOnly: boolean;
  /** Unsaved work that was found for this page. */
  recovery: LeftoverState;
  beginning: Beginning;
  /** The block to show first. */
  startAt?: BlockAddress | undefined;
  onClose(): void;
}

/** The page editor over the whole window. */
export default function PageEditor(props: PageEditorProps) {
  const [states] = useState(createBlockStates);
  // Canvas and thumbnails follow the entry's language and site alone, and not the rest of what is typed into its form.
  const { locale, site, lang } = props.entry.place;
  const place = useMemo(() => ({ locale, site, lang }), [locale, site, lang]);
  return createPortal(
    <EditorShield onClose={props.onClose}>
      <EditorStoreContext.Provider value={props.editing.store}>
        <BlockStatesProvider value={states}>
          <LauncherProvider>
            <CommandProvider store={props.editing.store} states={states} canWrite={!props.readOnly}>
              <ProblemsProvider
                store={props.editing.store}
                entry={props.entry}
                field={props.name}
                canEdit={!props.readOnly}
              >
                <EntryPlaceProvider value={place}>
                  <DragProvider>
                    <ViewProvider>
                      <EditedPageProvider value={props}>
                        <EditorScreen {...props} />
                      </EditedPageProvider>
                    </ViewProvider>
                  </DragProvider>
                </EntryPlaceProvider>
              </ProblemsProvider>
            </CommandProvider>
          </LauncherProvider>
        </BlockStatesProvider>
      </EditorStoreContext.Provider>
    </EditorShield>,
    document.body,
  );
}

function EditorScreen({ name, editing, entry, recovery, beginning, startAt, onClose }: PageEditorProps) {
  const { t } = useTranslation();
  const { commands, media, canEdit, canWrite } = useCommands();
  const { launched, close: closeLaunched } = useLauncher();
  const host = useHost();
  const shown = { name, entry, editing };
  const flush = useFormBridge(name, editing);
  const changeLocale = useChangeLocale(flush);
  const merging = useMerge(editing, pageKey({ ...entry, field: name }));
  const unsaved = useRecovery({ state: recovery, beginning, editing, merging });
  const publication = usePublication({ name, editing, entry, merging, flush });
  const { saving, publish } = publication;
  const hasLanguages = entry.params.locale !== undefined;
  useFirstPanel(editing, hasLanguages);
  const close = () => {
    const open = countOpen(media.getState().uploads);
    if (open > 0) return commands.refuse(t('upload.close', { count: open }));
    flush();
    onClose();
  };
  const { bar: findBar, find } = useFindBar();
  const canShare = host.canShare && canEdit;
  const tools = useCommandTools({ publication, close, hasLanguages, changeLocale, canShare, find });
  const language = comparedLanguage(launched);
  const showsVersions = launched === 'versions' || language !== undefined;
  // Of the page that is not seen nothing is changed.
  const may = { canEdit: canEdit && !showsVersions, canWrite: canWrite && !showsVersions };
  const onKey = (event: KeyEvent) => handleKey(event, tools, may);
  const screen = useModalScreen<HTMLDivElement>(onKey, (event) => {
    if (!showsVersions) handlePaste(event, commands);
  });
  useFileDrop(document, showsVersions ? 'nowhere' : 'places');

  return (
    <Screen
      ref={screen.ref}
      role="dialog"
      aria-modal
      aria-label={t('editor.name')}
      // By which browsers know where words can be parted, whatever the page around says.
      lang={host.intl.locale}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (!event.defaultPrevented && !isComposing(event) && screen.holds(event.target)) onKey(event);
      }}
      {...KEPT_WITHIN}
    >
      <TopBar
        entry={entry}
        saving={saving}
        keeper={editing.keepers.server}
        presence={<PresenceNote {...shown} />}
        canShare={canShare}
        onPageSettings={tools.hasPageSettings ? tools.showPageSettings : undefined}
        onPublish={publish}
        onDone={close}
      />
      <EditorNotices
        {...{ entry, editing, publication }}
        recovery={unsaved.notice}
        onShowProblems={() => tools.goTo('problems')}
      />
      {findBar}
      {showsVersions ? (
        <VersionsScreen {...shown} language={language} onClose={() => leaveScreen(closeLaunched)} />
      ) : (
        <EditorBody {...shown} hasLanguages={hasLanguages} goTo={tools.goTo} />
      )}
      {startAt && <StartAtBlock at={startAt} />}
      <MediaUploads />
      <LaunchedDialog tools={tools} />
      <EditorDialogs {...shown} saving={saving} merging={merging} recovery={unsaved.dialog} />
      <DragLayer />
    </Screen>
  );
}

function leaveScreen(close: () => void): void {
  flushSync(close);
  focusRegion('page');
}

/** Whoever changes texts alone has come for the translation panel. */
function useFirstPanel({ store }: Editing, hasLanguages: boolean): void {
  const { change } = useView();
  useLayoutEffect(() => {
    if (store.textsOnly && hasLanguages) change({ panel: 'translation' });
  }, [store, hasLanguages, change]);
}

interface EditorDialogsProps extends Pick<PageEditorProps, 'name' | 'entry' | 'editing'> {
  saving: Saving;
  merging: Merging;
  recovery: ReactNode;
}

/** What stands over the editor: opened by commands, or because something is asked. */
function EditorDialogs({ saving, merging, recovery, ...shown }: EditorDialogsProps) {
  const { launched, close } = useLauncher();
  return (
    <>
      {launched === 'languages' && <LanguagesSheet {...shown} onClose={close} />}
      {launched === 'share' && (
        <ShareSheet name={shown.name} entry={shown.entry} isModified={saving.isModified} onClose={close} />
      )}
      {recovery}
      {merging.open && <MergeDialog merge={merging.open} />}
      {saving.needsLogin && <LoginDialog onLoggedIn={saving.onLoggedIn} onClose={saving.putLoginAway} />}
    </>
  );
}

function stop(event: { stopPropagation(): void }): void {
  event.stopPropagation();
}

/** What happens in here is no business of the form around the field: React's events would reach it otherwise. */
const KEPT_WITHIN = {
  ...{ onSubmit: stop, onChange: stop, onInput: stop, onKeyUp: stop },
  ...{ onClick: stop, onFocus: stop, onBlur: stop },
};
