import type { Editor } from '@tiptap/react';
import { isAllowedLink } from 'page-format';
import { useId, useState } from 'react';
import { Input, PlainButton, PrimaryButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { linkToAddress } from '../schema/link-mark.ts';
import { applyLink, currentLink, removeLink } from './apply-link.ts';
import { completeAddress } from './complete-address.ts';
import { Buttons, CheckLine, Line, Refusal, SmallDialog } from './SmallDialog.tsx';

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
    if (address === '') removeLink(editor);
    else applyLink(editor, linkToAddress(address, isNewTab), address);
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
      <CheckLine>
        <input type="checkbox" checked={isNewTab} onChange={(event) => setNewTab(event.target.checked)} />
        {t('richText.linkNewTab')}
      </CheckLine>
      <Buttons>
        <PlainButton type="button" onClick={onClose}>
          {t('richText.cancel')}
        </PlainButton>
        <PrimaryButton type="button" onClick={confirm}>
          {t('richText.confirm')}
        </PrimaryButton>
      </Buttons>
    </SmallDialog>
  );
}
