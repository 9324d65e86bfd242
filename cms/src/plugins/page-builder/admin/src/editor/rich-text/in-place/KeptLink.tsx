import { type ReactNode, useId, useState } from 'react';
import { getLinkTarget } from '../../../api/link-target.ts';
import { Input, PlainButton, Quiet } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { AnchorList } from '../../pickers/AnchorList.tsx';
import { ChosenEntry } from '../../pickers/ChosenEntry.tsx';
import { usePageAnchors } from '../../pickers/use-anchors.ts';
import { ConfirmButtons, Line } from '../dialogs/SmallDialog.tsx';
import { linkToFile, linkToPage } from '../schema/link-mark.ts';
import type { LinkViewProps } from './LinkPopover.tsx';

interface KeptLinkProps extends LinkViewProps {
  onChange(): void;
  /** What every link has, such as the choice of the tab. */
  children: ReactNode;
}

/** A link that is kept as a reference: the page, and where on it, or the file. */
export function KeptLink({ current, isNewTab, onLink, onUnlink, onChange, onCancel, children }: KeptLinkProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [hash, setHash] = useState(current.hash ?? '');
  const { $ref, href } = current;
  const documentId = current.documentId ?? '';
  const page = $ref && $ref !== 'media' ? { $ref, documentId } : undefined;
  const { anchors, problem } = usePageAnchors(page?.documentId);

  const confirm = () =>
    onLink({
      attributes: page
        ? linkToPage({ ...page, hash: hash.trim() }, isNewTab)
        : linkToFile({ documentId, url: href ?? '' }, isNewTab),
      name: '',
    });

  return (
    <>
      <ChosenEntry
        reference={page ?? { $ref: 'media', documentId }}
        titleField={page ? (getLinkTarget()?.titleField ?? '') : 'name'}
      />
      {page && (
        <Line>
          {t('link.hash')}
          <Input
            autoFocus
            type="text"
            list={listId}
            maxLength={64}
            value={hash}
            onChange={(event) => setHash(event.target.value.replace(/^#/, ''))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              confirm();
            }}
          />
        </Line>
      )}
      <AnchorList id={listId} anchors={anchors} />
      {problem && <Quiet role="status">{problem}</Quiet>}
      {children}
      <ConfirmButtons onCancel={onCancel} onConfirm={confirm}>
        {onUnlink && (
          <PlainButton type="button" onClick={onUnlink}>
            {t('richText.removeLink')}
          </PlainButton>
        )}
        <PlainButton type="button" autoFocus={!page} onClick={onChange}>
          {t('reference.change')}
        </PlainButton>
      </ConfirmButtons>
    </>
  );
}
