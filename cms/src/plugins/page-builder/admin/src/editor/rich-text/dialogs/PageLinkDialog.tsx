import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { LinkTarget } from '../../../api/link-target.ts';
import { Input, PlainButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { ChosenEntry } from '../../pickers/ChosenEntry.tsx';
import { EntryPicker } from '../../pickers/EntryPicker.tsx';
import { useReferenceTitle } from '../../pickers/use-reference-title.ts';
import { linkToPage, targetOf } from '../schema/link-mark.ts';
import { applyLink, currentLink, removeLink } from './apply-link.ts';
import { ConfirmButtons, Line, NewTabBox, SmallDialog } from './SmallDialog.tsx';

interface PageLinkDialogProps {
  target: LinkTarget;
  editor: Editor;
  onClose(): void;
}

/** Links the selected text to a page of this site, chosen by its title; the link follows the page when it moves. */
export function PageLinkDialog({ target, editor, onClose }: PageLinkDialogProps) {
  const { contentType, titleField } = target;
  const { t } = useTranslation();
  const [current] = useState(() => currentLink(editor));
  const isPage = targetOf(current) === 'page';
  const [documentId, setDocumentId] = useState((isPage && current.documentId) || undefined);
  const [hash, setHash] = useState(current.hash ?? '');
  const [isNewTab, setNewTab] = useState(isPage && current.target === '_blank');
  const page = documentId && { $ref: contentType, documentId };
  const title = useReferenceTitle(page, titleField) ?? t('reference.unnamed', { documentId: documentId ?? '' });

  const confirm = () => {
    if (!documentId) return;
    onClose();
    applyLink(editor, linkToPage({ $ref: contentType, documentId, hash: hash.trim() }, isNewTab), title);
  };

  return (
    <SmallDialog title={t('richText.pageLink')} onClose={onClose} onEnter={confirm}>
      {page ? (
        <>
          <ChosenEntry reference={page} titleField={titleField} />
          <Line>
            {t('link.hash')}
            <Input
              autoFocus
              type="text"
              maxLength={64}
              value={hash}
              onChange={(event) => setHash(event.target.value.replace(/^#/, ''))}
            />
          </Line>
          <NewTabBox isNewTab={isNewTab} onChange={setNewTab} />
          <ConfirmButtons onCancel={onClose} onConfirm={confirm}>
            {isPage && (
              <PlainButton
                type="button"
                onClick={() => {
                  onClose();
                  removeLink(editor);
                }}
              >
                {t('richText.removeLink')}
              </PlainButton>
            )}
            <PlainButton type="button" onClick={() => setDocumentId(undefined)}>
              {t('reference.change')}
            </PlainButton>
          </ConfirmButtons>
        </>
      ) : (
        <EntryPicker
          contentType={contentType}
          titleField={titleField}
          onClose={onClose}
          onPick={(entry) => setDocumentId(entry.documentId)}
        />
      )}
    </SmallDialog>
  );
}
