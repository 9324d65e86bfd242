import type { RichTextNode } from '@lumavelo/blocks/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/use-text.ts';
import { PlainButton, PrimaryButton } from '../chrome/layout.ts';
import { RICH_TEXT_EXTENSIONS } from './extensions.ts';
import { findUnknown, isEmptyText } from './find-unknown.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextModalProps {
  label: string;
  value: RichTextNode;
  /** Called once: with the text, or without it when nothing changed or the editor gave up. */
  onSave(text: RichTextNode | undefined): void;
}

/**
 * The rich-text editor over the page editor. A native dialog: the browser keeps the focus in it and gives it back, and
 * what opens from it opens inside it, so that no other focus trap can take the keys away.
 */
export default function RichTextModal({ label, value, onSave }: RichTextModalProps) {
  const { say } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [unknown] = useState(() => findUnknown(value));

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{say('richText.title', { label })}</h2>
      {unknown === undefined ? (
        <Surface dialog={dialog} value={value} onSave={onSave} />
      ) : (
        <>
          <p role="alert">{say('richText.refused', { reason: unknown })}</p>
          <Foot>
            <PlainButton type="button" onClick={() => onSave(undefined)}>
              {say('richText.cancel')}
            </PlainButton>
          </Foot>
        </>
      )}
    </Dialog>
  );
}

interface SurfaceProps extends Pick<RichTextModalProps, 'value' | 'onSave'> {
  dialog: React.RefObject<HTMLDialogElement>;
}

function Surface({ dialog, value, onSave }: SurfaceProps) {
  const { say } = useText();
  const changed = useRef(false);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: isEmptyText(value) ? { type: 'doc', content: [{ type: 'paragraph' }] } : value,
    autofocus: 'end',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': say('richText.content') },
    },
    onUpdate: () => {
      changed.current = true;
    },
  });

  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current?.isEmpty ?? false });

  const save = () => onSave(changed.current && editor ? (editor.getJSON() as RichTextNode) : undefined);

  // The browser closes a dialog on Escape; typed text is worth more than a way to drop it by accident.
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => {
    const element = dialog.current;
    const keep = (event: Event) => {
      event.preventDefault();
      latestSave.current();
    };
    element?.addEventListener('cancel', keep);
    return () => element?.removeEventListener('cancel', keep);
  }, [dialog]);

  return (
    <>
      {editor && <RichTextToolbar editor={editor} />}
      <Page data-empty={isEmpty || undefined} data-placeholder={say('richText.placeholder')}>
        <EditorContent editor={editor} />
      </Page>
      <Foot>
        <PlainButton type="button" onClick={() => onSave(undefined)}>
          {say('richText.cancel')}
        </PlainButton>
        <PrimaryButton type="button" onClick={save}>
          {say('richText.save')}
        </PrimaryButton>
      </Foot>
    </>
  );
}

const Dialog = styled.dialog`
  inline-size: min(860px, calc(100vw - 48px));
  max-block-size: calc(100vh - 48px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};

  &::backdrop {
    background: rgb(24 24 38 / 50%);
  }

  > h2,
  > p {
    padding: 14px 18px;
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

const Page = styled.div`
  position: relative;
  overflow: auto;
  block-size: min(52vh, 520px);
  padding: 16px 22px;
  border-block: 1px solid ${({ theme }) => theme.colors.neutral150};
  font-size: 1.5rem;
  line-height: 1.6;

  &[data-empty]::before {
    content: attr(data-placeholder);
    position: absolute;
    color: ${({ theme }) => theme.colors.neutral500};
    pointer-events: none;
  }

  .ProseMirror {
    min-block-size: 100%;
    outline: none;
  }

  p,
  ul,
  ol,
  blockquote,
  table,
  pre {
    margin-block-end: 0.7em;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 0.4em;
    font-weight: 700;
    line-height: 1.25;
  }

  h1 {
    font-size: 2.8rem;
  }

  h2 {
    font-size: 2.3rem;
  }

  h3 {
    font-size: 1.9rem;
  }

  ul {
    padding-inline-start: 1.6em;
    list-style: disc;
  }

  ol {
    padding-inline-start: 1.6em;
    list-style: decimal;
  }

  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300};
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    padding: 4px 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 18px;
`;
