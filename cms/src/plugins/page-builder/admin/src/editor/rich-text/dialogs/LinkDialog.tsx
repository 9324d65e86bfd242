import type { Editor } from '@tiptap/react';
import { isAllowedLink } from 'page-format';
import { useId, useState } from 'react';
import { Input } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { linkToAddress, linkToFile, targetOf } from '../schema/link-mark.ts';
import { applyLink, currentLink, removeLink } from './apply-link.ts';
import { completeAddress } from './complete-address.ts';
import { ConfirmButtons, Line, NewTabBox, Refusal, SmallDialog } from './SmallDialog.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Sets the link of the selected text; an empty address takes it away (specification point 4). */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [current] = useState(() => currentLink(editor));
  const [href, setHref] = useState(current.href ?? '');
  const [isNewTab, setNewTab] = useState(current.target === '_blank');
  const [isRefused, setRefused] = useState(false);
  const refusalId = useId();

  const confirm = () => {
    const address = completeAddress(href);
    if (!isAllowedLink(address)) return setRefused(true);
    onClose();
    if (address === '') return removeLink(editor);
    // Of a link to a file the dialog shows where the file is now; as long as that stays, so does the reference.
    const { documentId } = current;
    const keepsFile = targetOf(current) === 'file' && documentId && address === current.href;
    const link = keepsFile ? linkToFile({ documentId, url: address }, isNewTab) : linkToAddress(address, isNewTab);
    applyLink(editor, link, address);
  };

  return (
    <SmallDialog title={t('richText.linkTitle')} onClose={onClose} onEnter={confirm}>
      <Line>
        {t('richText.linkUrl')}
        <Input
          autoFocus
          type="text"
          inputMode="url"
          maxLength={2000}
          placeholder={t('link.placeholder.address')}
          value={href}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalId : undefined}
          onChange={(event) => {
            setHref(event.target.value);
            setRefused(false);
          }}
        />
      </Line>
      {isRefused && (
        <Refusal id={refusalId} role="alert">
          {t('richText.linkRefused')}
        </Refusal>
      )}
      <NewTabBox isNewTab={isNewTab} onChange={setNewTab} />
      <ConfirmButtons onCancel={onClose} onConfirm={confirm} />
    </SmallDialog>
  );
}
