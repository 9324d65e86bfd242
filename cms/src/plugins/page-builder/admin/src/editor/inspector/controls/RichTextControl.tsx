import { Pencil } from '@strapi/icons';
import type { RichTextNode } from 'page-format';
import type { RichTextField } from 'page-format/fields';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { plainText } from '../../../../../shared/plain-text.ts';
import { PlainButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { useCommands } from '../../commands/use-commands.tsx';
import { loadDialog } from '../../load-dialog.tsx';
import type { ControlProps } from '../control-props.ts';

const RichTextModal = loadDialog(async () => (await import('../../rich-text/RichTextModal.tsx')).RichTextModal);

/** Text with structure: an excerpt, and the way into its own editor, which is loaded when it is asked for. */
export function RichTextControl({ field, value, onChange, describedBy }: ControlProps<RichTextField, RichTextNode>) {
  const { t, translate } = useTranslation();
  const { canEdit } = useCommands();
  /** The text as it was when its editor was opened; undefined while that is closed. */
  const [before, setBefore] = useState<RichTextNode>();
  const opener = useRef<HTMLButtonElement>(null);
  const excerpt = plainText(value);

  const close = () => {
    setBefore(undefined);
    setTimeout(() => opener.current?.focus());
  };

  return (
    <>
      <Excerpt>{excerpt || t('richText.empty')}</Excerpt>
      <PlainButton ref={opener} type="button" aria-describedby={describedBy} onClick={() => setBefore(value)}>
        <Pencil aria-hidden />
        {t('richText.open')}
      </PlainButton>
      {before && (
        <RichTextModal
          label={translate(field.label)}
          value={before}
          isEditable={canEdit}
          onInput={onChange}
          onDiscard={() => {
            onChange(before);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  /* No padding: the next line would be seen in it. */
  margin-block-end: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
