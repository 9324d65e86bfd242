import { UndoRedo } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { RichTextNode } from 'page-format';
import { type KeyboardEvent, type MutableRefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countWords } from '../../../../shared/translation/count-words.ts';
import { getLinkTarget } from '../../api/link-target.ts';
import { focusToolbar } from '../../kit/focus-toolbar.ts';
import { isComposing } from '../../kit/is-composing.ts';
import { PlainButton, PrimaryButton } from '../../kit/layout.ts';
import { GROUP_WITHIN_MS, HISTORY_LIMIT } from '../../model/history.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { DiscardDialog } from './dialogs/DiscardDialog.tsx';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { PageLinkDialog } from './dialogs/PageLinkDialog.tsx';
import { TableDialog } from './dialogs/TableDialog.tsx';
import { createExtensions } from './editor-extensions.ts';
import { FindBar } from './find/FindBar.tsx';
import { keepLinksClosed } from './keep-links-closed.ts';
import type { PasteNote } from './paste/clean-paste.ts';
import { describePasteNote } from './paste/describe-paste-note.ts';
import { targetOf } from './schema/link-mark.ts';
import { toStoredText } from './schema/stored-text.ts';
import { Foot, Page, Tools, Whole, Words } from './styles.ts';
import { MainToolbar, type Opened } from './toolbar/MainToolbar.tsx';
import { SelectionToolbar } from './toolbar/SelectionToolbar.tsx';

interface SurfaceProps {
  /** A text the schema can hold; see `readStoredText`. */
  text: RichTextNode;
  isEditable: boolean;
  /** Set to the way out, which asks first when something was changed. */
  closeRequest: MutableRefObject<() => void>;
  onInput(text: RichTextNode): void;
  onDiscard(): void;
  onClose(): void;
}

/** The text, its toolbars, and what opens from them. */
export function Surface({ text, isEditable, closeRequest, onInput, onDiscard, onClose }: SurfaceProps) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const target = getLinkTarget();
  const [pasteNote, setPasteNote] = useState<PasteNote>();
  const [opened, setOpened] = useState<Opened | 'discard' | undefined>();
  const editor = useSurfaceEditor(text, isEditable, setPasteNote);
  const words = useEditorState({
    editor,
    selector: ({ editor: current }) => countWords(current.getText({ blockSeparator: ' ' })),
  });

  const isChanged = useInput(editor, onInput);
  const close = () => (isChanged() ? setOpened('discard') : onClose());
  closeRequest.current = close;
  const dismiss = () => setOpened(undefined);
  const backToText = () => {
    // Behind an open dialog the text takes no focus, and a focus that comes later takes the cursor back from the keys.
    flushSync(dismiss);
    editor.view.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    setPasteNote(undefined);
    if (isComposing(event)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const shortcut = isCommand ? event.key.toLowerCase() : event.altKey && event.key === 'F10' ? 'toolbar' : '';
    const act = {
      f: () => setOpened('find'),
      h: () => setOpened('find'),
      k: () => isEditable && setOpened(targetOf(editor.getAttributes('link')) === 'page' ? 'page' : 'link'),
      s: onClose,
      toolbar: () => focusToolbar(event.currentTarget),
    }[shortcut];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Whole onKeyDown={onKeyDown}>
      {isEditable && (
        <Tools>
          <MainToolbar editor={editor} onOpen={setOpened} />
        </Tools>
      )}
      {opened === 'find' && <FindBar editor={editor} onClose={dismiss} />}
      <Page ref={page}>
        <EditorContent editor={editor} />
        {isEditable && <SelectionToolbar editor={editor} page={page} onOpen={setOpened} />}
      </Page>
      <Foot>
        <Words>{t('richText.words', { count: words })}</Words>
        <Words role="status">{pasteNote && describePasteNote(pasteNote, t)}</Words>
        <PlainButton type="button" onClick={close}>
          {t(isEditable ? 'common.cancel' : 'common.close')}
        </PlainButton>
        {isEditable && (
          <PrimaryButton type="button" title={`${t('richText.save')} (Ctrl+S)`} onClick={onClose}>
            {t('richText.save')}
          </PrimaryButton>
        )}
      </Foot>
      {opened === 'link' && <LinkDialog editor={editor} onClose={backToText} />}
      {opened === 'page' && target && <PageLinkDialog target={target} editor={editor} onClose={backToText} />}
      {opened === 'table' && <TableDialog editor={editor} onClose={backToText} />}
      {opened === 'discard' && <DiscardDialog onKeep={backToText} onDiscard={onDiscard} onSave={onClose} />}
    </Whole>
  );
}

/**
 * Hands on what is written.
 * @returns tells whether the text is another one than at the beginning
 */
function useInput(editor: Editor, onInput: (text: RichTextNode) => void): () => boolean {
  const stored = () => toStoredText(editor.state.doc);
  const [before] = useState(() => JSON.stringify(stored()));
  const isChanged = () => JSON.stringify(stored()) !== before;
  const hasInput = useRef(false);
  const keep = useRef(() => {});
  keep.current = () => {
    // A line that the editor adds by itself at first is no input.
    hasInput.current ||= isChanged();
    if (hasInput.current) onInput(stored());
  };
  useEffect(() => {
    const update = () => keep.current();
    editor.on('update', update);
    return () => void editor.off('update', update);
  }, [editor]);
  return isChanged;
}

/** The editor of the text, which has the focus at the end of it from the beginning. */
function useSurfaceEditor(text: RichTextNode, isEditable: boolean, onPaste: (note: PasteNote) => void) {
  const { t } = useTranslation();
  const editor = useEditor({
    extensions: [
      ...createExtensions({ whole: t('richText.placeholder'), line: t('richText.placeholderLine') }, onPaste),
      // What is done in the dialog is one step of the page, so that the steps in it are the dialog's own.
      UndoRedo.configure({ depth: HISTORY_LIMIT, newGroupDelay: GROUP_WITHIN_MS }),
    ],
    content: text,
    editable: isEditable,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('richText.content'),
        ...(!isEditable && { 'aria-readonly': 'true', tabindex: '0' }),
      },
      // A link in a text that cannot be edited is an ordinary link, which would lead out of the editor.
      handleDOMEvents: keepLinksClosed,
    },
  });
  // Tiptap's own `autofocus` and `create` come a moment later: a key that is quicker would be typed elsewhere, or be
  // taken for a part of the text as it was.
  useEffect(() => {
    // On a busy machine Tiptap gives up an editor that was not on screen at once, and makes another.
    if (!isEditable || editor.isDestroyed) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, isEditable]);
  return editor;
}
