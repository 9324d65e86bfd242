import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Entry } from '../field/entry.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { EditorStoreContext, useSession } from '../store/use-store.ts';
import { useText } from '../text/use-text.ts';
import { Canvas, type Viewport } from './canvas/Canvas.tsx';
import { Screen, Side } from './chrome/layout.ts';
import { handleKey, type KeyEvent } from './commands/keyboard.ts';
import { Announcer, CommandProvider, useCommands } from './commands/use-commands.tsx';
import { EditorShield } from './EditorShield.tsx';
import { EntryLocaleProvider } from './entry-context.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { ProblemsProvider } from './problems/use-problems.tsx';
import { SaveNotice } from './save/SaveNotice.tsx';
import { useFormBridge } from './save/use-form-bridge.ts';
import { type SaveKind, useSave } from './save/use-save.ts';
import { TopBar } from './TopBar.tsx';
import { useModalScreen } from './use-modal-screen.ts';

interface PageEditorProps {
  /** Name of the field in the entry's form. */
  name: string;
  store: EditorStore;
  entry: Entry;
  readOnly: boolean;
  onClose(): void;
}

/** The page editor over the whole window. It stays part of the entry's form in React, but not in the document. */
export default function PageEditor(props: PageEditorProps) {
  return createPortal(
    <EditorShield onClose={props.onClose}>
      <EditorStoreContext.Provider value={props.store}>
        <CommandProvider store={props.store} canEdit={!props.readOnly}>
          <ProblemsProvider store={props.store}>
            <EntryLocaleProvider value={props.entry.locale}>
              <EditorScreen {...props} />
            </EntryLocaleProvider>
          </ProblemsProvider>
        </CommandProvider>
      </EditorStoreContext.Provider>
    </EditorShield>,
    document.body,
  );
}

function EditorScreen({ name, store, entry, onClose }: PageEditorProps) {
  const { say } = useText();
  const { commands } = useCommands();
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const [preview, setPreview] = useState(false);
  const flush = useFormBridge(name, store);
  const announceDone = useCallback(
    (kind: SaveKind) => commands.announce(say(kind === 'publish' ? 'say.published' : 'say.saved')),
    [commands, say],
  );
  const saving = useSave({ store, entry, flush, onDone: announceDone });
  const hasNewEdits = useSession(({ tree }) => tree !== store.getSavedTree());

  const onKey = (event: KeyEvent) => handleKey(event, { commands, save: () => void saving.run('save') });
  const screen = useModalScreen<HTMLDivElement>(onKey);

  // The canvas follows the entry's language and country alone, and not the rest of what is typed into its form.
  const { locale, country } = entry;
  const site = useRef({ locale, country });
  if (site.current.locale !== locale || site.current.country !== country) site.current = { locale, country };

  const close = () => {
    flush();
    onClose();
  };

  return (
    <Screen
      ref={screen.ref}
      role="dialog"
      aria-modal
      aria-label={say('editor.name')}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (!event.defaultPrevented && screen.holds(event.target)) onKey(event);
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
        isDirty={hasNewEdits || saving.isModified}
        viewport={viewport}
        onViewport={setViewport}
        preview={preview}
        onPreview={setPreview}
        onDone={close}
      />
      <SaveNotice failure={saving.failure} onDismiss={saving.dismiss} />
      <Side $side="left">
        <Palette />
        <Outline />
      </Side>
      <Canvas entry={site.current} viewport={viewport} preview={preview} />
      <Side $side="right">
        <Inspector />
        <ProblemsPanel />
      </Side>
      <Announcer />
    </Screen>
  );
}

function stop(event: { stopPropagation(): void }): void {
  event.stopPropagation();
}
