import type { ReferenceField } from '@lumavelo/blocks/fields';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/use-text.ts';
import { PlainButton } from '../../chrome/layout.ts';
import type { ControlProps } from '../control-props.ts';
import { EntryPicker } from './EntryPicker.tsx';
import { useReferenceTitle } from './use-reference-title.ts';

type Value = ReferenceField['default'];

/** An entry of a content type. */
export function ReferenceControl({ field, value, onChange, describedBy }: ControlProps<ReferenceField, Value>) {
  const { say } = useText();
  const [isOpen, setOpen] = useState(false);
  const title = useReferenceTitle(value, field.titleField);
  const known = value?.snapshot?.[field.titleField];

  return (
    <>
      {value && (
        <Chosen>
          {title ?? (typeof known === 'string' ? known : say('reference.unnamed', { documentId: value.documentId }))}
        </Chosen>
      )}
      <Buttons>
        <PlainButton
          type="button"
          aria-describedby={describedBy}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {value ? say('reference.change') : say('reference.choose')}
        </PlainButton>
        {value && (
          <PlainButton type="button" onClick={() => onChange(null)}>
            {say('reference.remove')}
          </PlainButton>
        )}
      </Buttons>
      {isOpen && (
        <EntryPicker
          contentType={field.contentType}
          titleField={field.titleField}
          onClose={() => setOpen(false)}
          onPick={(entry) => {
            const snapshot = { [field.titleField]: entry[field.titleField] };
            onChange({ $ref: field.contentType, documentId: entry.documentId, snapshot });
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export const Chosen = styled.p`
  overflow: hidden;
  padding-block-end: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
