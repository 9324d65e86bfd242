import type { ReferenceField } from 'page-format/fields';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { ChosenEntry } from '../../pickers/ChosenEntry.tsx';
import { EntryPicker } from '../../pickers/EntryPicker.tsx';
import { snapshotOf } from '../../pickers/sources.ts';
import type { ControlProps } from '../control-props.ts';

type Value = ReferenceField['default'];

/** An entry of a content type. */
export function ReferenceControl({ field, value, onChange, describedBy }: ControlProps<ReferenceField, Value>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { contentType, titleField } = field;

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <>
      {value && <ChosenEntry reference={value} titleField={titleField} />}
      <Buttons>
        <PlainButton
          ref={opener}
          type="button"
          aria-describedby={describedBy}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {value ? t('reference.change') : t('reference.choose')}
        </PlainButton>
        {value && (
          <PlainButton type="button" onClick={() => onChange(null)}>
            {t('common.remove')}
          </PlainButton>
        )}
      </Buttons>
      {isOpen && (
        <EntryPicker
          contentType={contentType}
          titleField={titleField}
          onClose={close}
          onPick={(entry) => {
            const snapshot = snapshotOf(contentType, titleField, entry);
            onChange({ $ref: contentType, documentId: entry.documentId, snapshot });
            close();
          }}
        />
      )}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
