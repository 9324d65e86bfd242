import { useState } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../kit/layout.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useTranslation } from '../text/use-translation.ts';
import { UsesList } from './UsesList.tsx';

/** In the editor: the button that lists where a chosen file is used. */
export function FileUses({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton type="button" onClick={() => setOpen(true)}>
        {t('uses.title')}
      </PlainButton>
      {isOpen && (
        <Sheet label={t('uses.title')} onClose={() => setOpen(false)}>
          <Body>
            <h2>{t('uses.title')}</h2>
            <UsesList target={{ type: 'media', documentId }} />
            <PlainButton type="button" onClick={() => setOpen(false)}>
              {t('uses.close')}
            </PlainButton>
          </Body>
        </Sheet>
      )}
    </>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 12px;
  overflow: auto;
  padding: 16px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }

  > button {
    align-self: end;
  }
`;
