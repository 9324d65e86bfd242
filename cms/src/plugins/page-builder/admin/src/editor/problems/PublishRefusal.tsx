import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** Says why a page with errors was not published, and leads to them. Gone once they are mended. */
export function PublishRefusal({ errors, onShow }: { errors: number; onShow(): void }) {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <p>
        <strong>{t('publish.failed')}</strong> {t('publish.errors', { count: errors })}
      </p>
      <PlainButton type="button" onClick={onShow}>
        {t('command.problems')}
      </PlainButton>
    </Notice>
  );
}

const Notice = styled.div`
  grid-area: notice;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 16px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.danger200};
  background: ${({ theme }) => theme.colors.danger100};
  color: ${({ theme }) => theme.colors.danger700};
`;
