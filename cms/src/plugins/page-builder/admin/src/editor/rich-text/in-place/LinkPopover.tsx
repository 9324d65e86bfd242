import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../text/use-translation.ts';
import { applyLink, currentLink, removeLink } from '../dialogs/apply-link.ts';
import { NewTabBox } from '../dialogs/SmallDialog.tsx';
import { type LinkAttributes, targetOf } from '../schema/link-mark.ts';
import { KeptLink } from './KeptLink.tsx';
import { LinkSearch } from './LinkSearch.tsx';

interface LinkPopoverProps {
  editor: Editor;
  onClose(): void;
}

/** What the selected text is to lead to, and what is written where nothing is selected. */
export interface LinkChoice {
  attributes: LinkAttributes;
  name: string;
}

/** What both views of the popover need. */
export interface LinkViewProps {
  current: Partial<LinkAttributes>;
  isNewTab: boolean;
  onLink(choice: LinkChoice): void;
  /** Undefined where there is no link to remove. */
  onUnlink: (() => void) | undefined;
  onCancel(): void;
}

/**
 * The one place for the links of a text that is written on the canvas. A link that is kept as a reference shows what it
 * leads to; any other one what can be searched and typed.
 */
export function LinkPopover({ editor, onClose }: LinkPopoverProps) {
  const { t } = useTranslation();
  const [current] = useState(() => currentLink(editor));
  const isLink = editor.isActive('link');
  const [isNewTab, setNewTab] = useState(isLink && current.target === '_blank');
  const [isChanging, setChanging] = useState(targetOf(current) === undefined);

  const view: LinkViewProps = {
    current,
    isNewTab,
    onLink({ attributes, name }) {
      onClose();
      applyLink(editor, attributes, name);
    },
    onUnlink: isLink
      ? () => {
          onClose();
          removeLink(editor);
        }
      : undefined,
    onCancel: onClose,
  };
  const newTab = <NewTabBox isNewTab={isNewTab} onChange={setNewTab} />;

  return (
    <Box
      role="dialog"
      aria-label={t('richText.link')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {isChanging ? (
        <LinkSearch {...view}>{newTab}</LinkSearch>
      ) : (
        <KeptLink {...view} onChange={() => setChanging(true)}>
          {newTab}
        </KeptLink>
      )}
    </Box>
  );
}

const Box = styled.div`
  inline-size: min(380px, calc(100vw - 24px));
  padding: 10px;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.25rem;
`;
