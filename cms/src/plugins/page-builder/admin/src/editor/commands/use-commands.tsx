import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../host/editor-host.tsx';
import { placeOf } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import type { MediaInserts } from '../media/media-inserts.ts';
import { useMediaInserts } from '../media/use-media-inserts.ts';
import { addMessage, type Message, MessagesContext } from '../messages/messages.ts';
import type { BlockStates } from '../states/block-states.ts';
import { type CanvasWriting, createCanvasWriting } from '../writing/canvas-writing.ts';
import { warmUpWriting } from '../writing/warm-up.ts';
import { createArranging } from './arranging.ts';
import { createClipboard, type OwnCopy } from './clipboard.ts';
import { createCommandBase, describeRefusal } from './command-base.ts';
import type { Commands } from './commands.ts';
import { createDescribing } from './metadata.ts';
import { createNames, type Names } from './names.ts';
import { createSelecting } from './selecting.ts';
import { createStyling } from './styling.ts';

interface CommandContext {
  commands: Commands;
  /** The files that are on their way to the page. */
  media: MediaInserts;
  /** Writes texts on the canvas. */
  writing: CanvasWriting;
  names: Names;
  /** False while the entry may only be looked at, and for whoever may change its texts alone. */
  canEdit: boolean;
  /** Whether texts may be written. */
  canWrite: boolean;
}

const Context = createContext<CommandContext | null>(null);

export function useCommands(): CommandContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCommands works inside the page editor only.');
  return context;
}

interface CommandProviderProps {
  store: EditorStore;
  states: BlockStates;
  /** False where the page is looked at. */
  canWrite: boolean;
  children: ReactNode;
}

/** Offers the commands to the parts of the editor. */
export function CommandProvider({ store, states, canWrite, children }: CommandProviderProps) {
  const { t, translate } = useTranslation();
  const { launch } = useLauncher();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const speak = useCallback((text: string, kind: Message['kind']) => {
    setMessages((before) => addMessage(before, text, kind));
  }, []);
  const copied = useRef<OwnCopy>({ text: '', isWritten: false });
  const { media, reportTo } = useMediaInserts(store);
  const { canLock } = useHost();
  const canEdit = canWrite && !store.textsOnly;
  useEffect(() => (canWrite ? warmUpWriting(store.registry) : undefined), [store, canWrite]);

  const context = useMemo<CommandContext>(() => {
    const names = createNames(store.registry, t, translate);
    const announce = (text: string) => speak(text, 'said');
    const refuse = (reason: string) => speak(reason, 'refusal');
    const note = (text: string) => speak(text, 'note');
    const base = createCommandBase({ store, names, t, canEdit, announce, note, refuse });
    const { tree, called, explain, sentence } = base;
    const clipboard = createClipboard(base, media, copied);
    const history: Pick<Commands, 'undo' | 'redo'> = {
      undo() {
        if (canWrite && store.undo()) announce(t('say.undone'));
      },
      redo() {
        if (canWrite && store.redo()) announce(t('say.redone'));
      },
    };
    const writing = createCanvasWriting({
      ...{ store, states, t, announce, refuse },
      nameType: names.type,
      explain: (refused) => refuse(explain(refused)),
      onInserted: (id) => announce(t('say.inserted', sentence([id]))),
      onRemoved: (name) => announce(t('say.deleted', { block: names.type(name) })),
      onHistory: (how) => history[how](),
      onPaste: clipboard.pasteContent,
      onSlash(id) {
        const place = placeOf(tree(), id);
        launch('inserter', place && { ...place, replaces: id });
      },
    });
    reportTo({
      describeRefusal: explain,
      onPlaced({ inserted, filled }) {
        if (inserted.length > 0) announce(t('say.inserted', sentence(inserted)));
        else if (filled !== undefined) announce(t('say.filled', { block: called([filled]) }));
      },
    });
    const commands: Commands = {
      ...{ announce, refuse, describe: explain },
      ...history,
      ...clipboard,
      ...createSelecting(base),
      ...createArranging(base, writing),
      ...createDescribing(base, canLock),
      ...createStyling(base),
    };
    return { commands, media, writing, names, canEdit, canWrite };
  }, [store, states, media, reportTo, launch, speak, t, translate, canEdit, canWrite, canLock]);
  const { commands, names } = context;
  const keep = useCallback((text: string) => speak(text, 'notice'), [speak]);
  const told = useMemo(() => ({ messages, keep }), [messages, keep]);
  useEffect(
    () =>
      store.followRefusals((refused) => commands.refuse(describeRefusal(refused, names, t, store.getSession().tree))),
    [store, commands, names, t],
  );

  return (
    <Context.Provider value={context}>
      <MessagesContext.Provider value={told}>{children}</MessagesContext.Provider>
    </Context.Provider>
  );
}
