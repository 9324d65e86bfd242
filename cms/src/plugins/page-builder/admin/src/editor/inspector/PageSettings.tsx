import type { RefCallback } from 'react';
import styled, { keyframes } from 'styled-components';
import { Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** The settings of the page as a whole: the entry's other fields, which the admin draws in here by itself. */
export function PageSettings({ placeFields }: { placeFields: RefCallback<HTMLElement> }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('pageSettings.region')}>
      <Place ref={placeFields} />
      <Missing>{t('pageSettings.missing')}</Missing>
    </section>
  );
}

const Place = styled.div`
  padding-block-start: 4px;
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Only while the admin behind the editor shows something else than the entry's form, and not while it is drawing. */
const Missing = styled(Quiet)`
  animation: ${appear} 1s;

  ${Place}:not(:empty) + & {
    display: none;
  }
`;
