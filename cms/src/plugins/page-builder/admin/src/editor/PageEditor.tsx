import { type Problem, SECTION_TYPE } from 'page-format';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHost } from '../host/editor-host.tsx';
import { isComposing } from '../kit/is-composing.ts';
import { Body, Screen, Side } from '../kit/layout.ts';
import { NOTHING_SELECTED, selectBlock } from '../model/selection.ts';
import type { Editing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';
import type { SaveKind } from '../session/saving/save-machine.ts';
import { pageKey } from '../session/unsaved/page-key.ts';
import { EditorStoreContext } from '../store/use-store.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { BlockAddress } from '../uses/block-address.ts';
import { StartAtBlock } from '../uses/StartAtBlock.tsx';
import { LaunchedDialog } from './command-palette/LaunchedDialog.tsx';
import { useChangeLocale } from './command-palette/use-change-locale.ts';
import { comparedLanguage, LauncherProvider, useLauncher } from './command-palette/use-launcher.tsx';
import type { CommandTools } from './commands/command-list.ts';
import { handleKey, handlePaste, type KeyEvent } from './commands/keyboard.ts';
import { createOpenPage } from './commands/open-page.ts';
import { CommandProvider, useCommands } from './commands/use-commands.tsx';
import { DragLayer } from './drag/DragLayer.tsx';
import { DragProvider } from './drag/use-drag.tsx';
import { useFileDrop } from './drag/use-file-drop.ts';
import { EditorShield } from './EditorShield.tsx';
import { EntryPlaceProvider, useEntryPlace } from './entry-context.ts';
import { countOpen } from './files/upload-state.ts';
import { FindBar } from './find/FindBar.tsx';
import { focusField, focusFirstField } from './inspector/focus-field.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { TranslationPanel } from './languages/TranslationPanel.tsx';
import { loadDialog } from './load-dialog.tsx';
import { MediaUploads } from './media/MediaUploads.tsx';
import { Notices } from './messages/Notices.tsx';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';
import { isPanel, PANELS, type PanelName } from './panels/panels.ts';
import { Rail } from './panels/Rail.tsx';
import { Workspace } from './panels/Workspace.tsx';
import { PresenceNote } from './presence/PresenceNote.tsx';
import { usePresence } from './presence/use-presence.ts';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { PublishRefusal } from './problems/PublishRefusal.tsx';
import { ProblemsProvider, useCheckNow, useProblems } from './problems/use-problems.tsx';
import type { Beginning, LeftoverState } from './recovery/use-leftover.ts';
import { useRecovery } from './recovery/use-recovery.tsx';
import { focusRegion, type Region } from './regions.ts';
import { JournalNotice } from './save/JournalNotice.tsx';
import { LiveNotice } from './save/LiveNotice.tsx';
import { LoginDialog } from './save/LoginDialog.tsx';
import { MergeDialog } from './save/MergeDialog.tsx';
import { SafetyNotice } from './save/SafetyNotice.tsx';
import { SaveNotice } from './save/SaveNotice.tsx';
import { useFormBridge } from './save/use-form-bridge.ts';
import { useMerge } from './save/use-merge.ts';
import { useSave } from './save/use-save.ts';
import { SectionNotice } from './sections/SectionNotice.tsx';
import { SectionPanel } from './sections/SectionPanel.tsx';
import { createBlockStates } from './states/block-states.ts';
import { BlockStatesProvider } from './states/use-block-states.ts';
import { TopBar } from './TopBar.tsx';
import { useModalScreen } from './use-modal-screen.ts';
import { Stage } from './viewports/Stage.tsx';
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
                      <EditorScreen {...props} />
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

const PANEL_VIEWS = {
  blocks: <Palette />,
  sections: <SectionPanel />,
  outline: <Outline />,
  problems: <ProblemsPanel />,
} satisfies Partial<Record<PanelName, ReactNode>>;

const isError = ({ level }: Problem) => level === 'error';

function EditorScreen({ name, editing, entry, recovery, beginning, startAt, onClose }: PageEditorProps) {
  const { store } = editing;
  const { t } = useTranslation();
  const { commands, writing, media, canEdit, canWrite } = useCommands();
  const { launch, launched, close: closeLaunched } = useLauncher();
  const view = useView();
  const { change, left, right, panel } = view;
  const latestView = useRef(view);
  latestView.current = view;
  const flush = useFormBridge(name, editing);
  const changeLocale = useChangeLocale(flush);
  const merging = useMerge(editing, pageKey({ ...entry, field: name }));
  const unsaved = useRecovery({ state: recovery, beginning, editing, merging });
  const askedAt = useRef(0);
  const [publishedAt, setPublishedAt] = useState<number>();
  const [wasSaved, setWasSaved] = useState(false);
  const announceDone = useCallback(
    (kind: SaveKind, wasMerged: boolean) => {
      setWasSaved(true);
      if (kind === 'publish') setPublishedAt(askedAt.current);
      commands.announce(t(kind === 'publish' ? 'say.published' : wasMerged ? 'say.merged' : 'say.saved'));
    },
    [commands, t],
  );
  const saving = useSave({ name, editing, entry, merging, flush, onDone: announceDone });
  const presence = usePresence(entry, name);

  const errors = useProblems().filter(isError).length;
  const checkNow = useCheckNow();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (errors === 0) setRefused(false);
  }, [errors]);
  const publish = () => {
    if (checkNow().some(isError)) return setRefused(true);
    askedAt.current = Date.now();
    setPublishedAt(undefined);
    saving.run('publish');
  };
  const close = () => {
    const open = countOpen(media.getState().uploads);
    if (open > 0) return commands.refuse(t('upload.close', { count: open }));
    flush();
    onClose();
  };
  const latest = useRef({ save: saving.run, publish, close });
  latest.current = { save: saving.run, publish, close };
  const hasLanguages = entry.params.locale !== undefined;
  // What whoever changes texts alone has come for.
  useLayoutEffect(() => {
    if (store.textsOnly && hasLanguages) change({ panel: 'translation' });
  }, [store, hasLanguages, change]);
  // As the buttons of the bar: while something is stored or published, neither again nor away.
  const canLeave = saving.busy === undefined;
  const canPublish = canLeave && canEdit && saving.canSave && entry.hasDraftAndPublish;
  const goTo = useCallback(
    (region: Region) => {
      if (isPanel(region)) flushSync(() => change({ left: true, panel: region }));
      else if (region === 'settings') flushSync(() => change({ right: true }));
      focusRegion(region);
    },
    [change],
  );
  const [isFinding, setFinding] = useState(false);
  const findInput = useRef<HTMLInputElement>(null);
  const host = useHost();
  const hasPageSettings = host.placeEntryFields !== undefined;
  const canShare = host.canShare && canEdit;
  const tools = useMemo<CommandTools>(
    () => ({
      registry: store.registry,
      commands,
      launch,
      save: () => latest.current.save('save'),
      publish: () => latest.current.publish(),
      canPublish,
      hasLanguages,
      done: () => latest.current.close(),
      canLeave,
      setViewport: (viewport) => change({ viewport }),
      toggleSections() {
        flushSync(() => change({ zoom: latestView.current.isZoomedOut ? 'fit' : 'sections', preview: false }));
        focusRegion('page');
      },
      togglePreview: () => change({ preview: !latestView.current.preview }),
      leavePreview() {
        if (!latestView.current.preview) return false;
        flushSync(() => change({ preview: false }));
        focusRegion('page');
        return true;
      },
      toggleSide: (side) => change({ [side]: !latestView.current[side] }),
      changeLocale,
      goTo,
      hasPageSettings,
      showPageSettings() {
        flushSync(() => {
          store.select(NOTHING_SELECTED);
          change({ right: true });
        });
        // The admin draws the fields, right after this.
        requestAnimationFrame(() => focusRegion('settings'));
      },
      find() {
        flushSync(() => setFinding(true));
        findInput.current?.focus();
        findInput.current?.select();
      },
      beginText: writing.begin,
      canShare,
      page: createOpenPage(store, commands),
      editText() {
        if (store.getSession().selection.blocks.length === 0) return commands.refuse(t('say.selectFirst'));
        writing.editSelected(() => {
          flushSync(() => change({ right: true }));
          focusFirstField();
          commands.announce(t('canvas.noText'));
        });
      },
    }),
    [
      ...[commands, writing, launch, change, goTo, changeLocale, store, t],
      ...[canPublish, canLeave, hasLanguages, hasPageSettings, canShare],
    ],
  );
  const language = comparedLanguage(launched);
  const showsVersions = launched === 'versions' || language !== undefined;
  // Of the page that is not seen nothing is changed.
  const may = { canEdit: canEdit && !showsVersions, canWrite: canWrite && !showsVersions };
  const onKey = (event: KeyEvent) => handleKey(event, tools, may);
  const screen = useModalScreen<HTMLDivElement>(onKey, (event) => {
    if (!showsVersions) handlePaste(event, commands);
  });

  useFileDrop(document, showsVersions ? 'nowhere' : 'places');

  const place = useEntryPlace();
  const isTranslating = hasLanguages && panel === 'translation';
  const renderPanel = () => {
    if (isTranslating) return <TranslationPanel name={name} entry={entry} editing={editing} />;
    return PANEL_VIEWS[panel === 'translation' ? 'blocks' : panel];
  };
  const leaveVersions = () => {
    flushSync(closeLaunched);
    focusRegion('page');
  };

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
      // What happens in here is no business of the form around the field: React's events would reach it otherwise.
      onSubmit={stop}
      onChange={stop}
      onInput={stop}
      onKeyUp={stop}
      onClick={stop}
      onFocus={stop}
      onBlur={stop}
    >
      <TopBar
        entry={entry}
        saving={saving}
        keeper={editing.keepers.server}
        presence={<PresenceNote state={presence} editing={editing} />}
        canShare={canShare}
        onPageSettings={hasPageSettings ? tools.showPageSettings : undefined}
        onPublish={publish}
        onDone={close}
      />
      <Notices>
        <SaveNotice failure={saving.failure} onDismiss={saving.dismiss} />
        {isRefused && !saving.failure && <PublishRefusal errors={errors} onShow={() => goTo('problems')} />}
        {unsaved.notice}
        <JournalNotice keeper={editing.keepers.browser} />
        <SafetyNotice keeper={editing.keepers.server} />
        {entry.model === SECTION_TYPE && entry.documentId && (
          <SectionNotice documentId={entry.documentId} wasSaved={wasSaved} />
        )}
        {publishedAt !== undefined && (
          <LiveNotice entry={entry} publishedAt={publishedAt} onDismiss={() => setPublishedAt(undefined)} />
        )}
      </Notices>
      {isFinding && (
        <FindBar
          input={findInput}
          onOpen={({ block, path }) => {
            store.select(selectBlock(block));
            flushSync(() => change({ right: true }));
            focusField(path);
          }}
          onClose={() => {
            setFinding(false);
            focusRegion('page');
          }}
        />
      )}
      {showsVersions ? (
        <VersionsScreen name={name} entry={entry} editing={editing} language={language} onClose={leaveVersions} />
      ) : (
        <Body>
          <Rail offered={hasLanguages ? PANELS : PANELS.filter((offered) => offered !== 'translation')} open={goTo} />
          <Workspace
            left={left && <Side>{renderPanel()}</Side>}
            leftWidth={isTranslating ? 'translation' : 'left'}
            page={<Stage place={place} />}
            right={
              right && (
                <Side>
                  <Inspector />
                </Side>
              )
            }
          />
        </Body>
      )}
      {startAt && <StartAtBlock at={startAt} />}
      <MediaUploads />
      <LaunchedDialog tools={tools} />
      {launched === 'languages' && (
        <LanguagesSheet name={name} entry={entry} editing={editing} onClose={closeLaunched} />
      )}
      {launched === 'share' && (
        <ShareSheet name={name} entry={entry} isModified={saving.isModified} onClose={closeLaunched} />
      )}
      {unsaved.dialog}
      {merging.open && <MergeDialog merge={merging.open} />}
      {saving.needsLogin && <LoginDialog onLoggedIn={saving.onLoggedIn} onClose={saving.putLoginAway} />}
      <DragLayer />
    </Screen>
  );
}

function stop(event: { stopPropagation(): void }): void {
  event.stopPropagation();
}
