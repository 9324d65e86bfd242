import type { LinkField, LinkValue } from '@lumavelo/blocks/fields';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/use-text.ts';
import { Input, PlainButton } from '../../chrome/layout.ts';
import { accessibility, type ControlProps } from '../control-props.ts';
import { EntryPicker } from './EntryPicker.tsx';
import { useReferenceTitle } from './use-reference-title.ts';

/** A link: an address as typed, or a page of the site, which keeps leading there when the page's address changes. */
export function LinkControl({ value, onChange, ...markers }: ControlProps<LinkField, LinkValue>) {
  const { say } = useText();
  const [isOpen, setOpen] = useState(false);
  const page = typeof value === 'string' ? undefined : value;
  const title = useReferenceTitle(page, 'title');

  if (!page) {
    return (
      <>
        <Row>
          <Input
            {...accessibility(markers)}
            type="text"
            aria-label={say('link.address')}
            placeholder={say('link.placeholder')}
            maxLength={2000}
            value={value as string}
            onChange={(event) => onChange(event.target.value)}
          />
          <PlainButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say('link.choose')}
          </PlainButton>
        </Row>
        {isOpen && (
          <EntryPicker
            contentType="api::page.page"
            titleField="title"
            detailField="slug"
            onClose={() => setOpen(false)}
            onPick={({ documentId }) => {
              onChange({ $ref: 'api::page.page', documentId, hash: '' });
              setOpen(false);
            }}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Row>
        <PageName>{title ?? say('reference.unnamed', { documentId: page.documentId })}</PageName>
        <PlainButton type="button" onClick={() => onChange('')}>
          {say('reference.remove')}
        </PlainButton>
      </Row>
      <Input
        type="text"
        aria-label={say('link.hash')}
        placeholder={say('link.hash')}
        maxLength={64}
        value={page.hash}
        onChange={(event) => onChange({ ...page, hash: event.target.value.replace(/^#/, '') })}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-block-end: 4px;

  button {
    flex: none;
  }
`;

const PageName = styled.p`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
