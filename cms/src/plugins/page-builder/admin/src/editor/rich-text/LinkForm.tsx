import { isAllowedLink, NEW_TAB_REL } from '@lumavelo/blocks/core';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/use-text.ts';
import { Input, PlainButton, PrimaryButton } from '../chrome/layout.ts';

/** Sets the link of the selected text; an empty address takes it away (specification point 4). */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { say } = useText();
  const current = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [href, setHref] = useState(current.href ?? '');
  const [isNewTab, setNewTab] = useState(current.target === '_blank');
  const [isRefused, setRefused] = useState(false);
  const id = useId();

  const confirm = () => {
    const address = href.trim();
    if (!isAllowedLink(address)) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address, target: isNewTab ? '_blank' : null, rel: NEW_TAB_REL }).run();
    onClose();
  };

  return (
    <Box
      role="group"
      aria-label={say('richText.linkTitle')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          confirm();
        }
      }}
    >
      <label htmlFor={id}>{say('richText.linkUrl')}</label>
      <Input
        autoFocus
        id={id}
        type="text"
        value={href}
        aria-invalid={isRefused || undefined}
        onChange={(event) => {
          setHref(event.target.value);
          setRefused(false);
        }}
      />
      <label>
        <input type="checkbox" checked={isNewTab} onChange={(event) => setNewTab(event.target.checked)} />{' '}
        {say('richText.linkNewTab')}
      </label>
      <PlainButton type="button" onClick={onClose}>
        {say('richText.cancel')}
      </PlainButton>
      <PrimaryButton type="button" onClick={confirm}>
        {say('richText.confirm')}
      </PrimaryButton>
      {isRefused && <p role="alert">{say('richText.linkRefused')}</p>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 18px;
  background: ${({ theme }) => theme.colors.neutral100};

  > input {
    flex: 1 1 220px;
    inline-size: auto;
  }

  > p {
    flex-basis: 100%;
    color: ${({ theme }) => theme.colors.danger600};
  }
`;
