import type { RichTextNode } from 'page-format';
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../kit/is-composing.ts';
import { PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Surface } from './Surface.tsx';
import { readStoredText } from './schema/stored-text.ts';
import { Dialog, Foot } from './styles.ts';

interface RichTextModalProps {
  label: string;
  value: RichTextNode;
  /** False where the text may only be read. */
  isEditable: boolean;
  /** Stores the text; called with each input. */
  onInput(text: RichTextNode): void;
  /** Called when the changes are thrown away: stores what was there before. */
  onDiscard(): void;
  onClose(): void;
}

/**
 * The rich-text editor over the page editor. A native dialog: the browser keeps the focus in it, and what opens from
 * it opens inside it, so that no other focus trap can take the keys away.
 */
export function RichTextModal({ label, value, isEditable, onInput, onDiscard, onClose }: RichTextModalProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [read] = useState(() => readStoredText(value));
  const closeRequest = useRef(onClose);

  // Before the effects of what it holds: only an open dialog lets the text take the focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCopy={keepInside}
      onCut={keepInside}
      onPaste={keepInside}
      onKeyDown={(event) => {
        event.stopPropagation();
        // What has a use for Escape itself stops it; the text prevents its default without having one.
        if (event.key !== 'Escape' || isComposing(event)) return;
        // The browser asks a page only once whether Escape may close a dialog; the key itself it never closes over.
        event.preventDefault();
        closeRequest.current();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === dialog.current) closeRequest.current();
      }}
    >
      <h2 id={titleId}>{t('richText.title', { label })}</h2>
      {'text' in read ? (
        <Surface text={read.text} {...{ isEditable, closeRequest, onInput, onDiscard, onClose }} />
      ) : (
        <>
          <p role="alert">{t('richText.refused', { reason: read.unknown })}</p>
          <Foot>
            <PlainButton type="button" autoFocus onClick={onClose}>
              {t('common.close')}
            </PlainButton>
          </Foot>
        </>
      )}
    </Dialog>
  );
}

/** The page editor has a clipboard of its own, for blocks. */
function keepInside(event: SyntheticEvent): void {
  event.stopPropagation();
}
