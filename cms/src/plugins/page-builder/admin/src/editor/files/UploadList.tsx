import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { Upload } from './upload-state.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  problem: string;
  /** Sends a file again that failed. */
  onRetry?(key: number): void;
}

/** How far each upload has come, and why one ended. */
export function UploadList({ uploads, problem, onRetry }: UploadListProps) {
  const { t } = useTranslation();
  if (uploads.length === 0 && !problem) return null;
  return (
    <Box>
      {problem && <Problem role="alert">{problem}</Problem>}
      {uploads.length > 0 && (
        <List aria-label={t('upload.list')}>
          {uploads.map(({ key, name, state, isFinal }) => (
            <li key={key}>
              <Name>{name}</Name>
              {state.status === 'failed' ? (
                <>
                  <Problem role="alert">{state.message}</Problem>
                  {onRetry && !isFinal && (
                    <PlainButton type="button" aria-label={t('upload.retryOf', { name })} onClick={() => onRetry(key)}>
                      {t('common.retry')}
                    </PlainButton>
                  )}
                </>
              ) : (
                <>
                  <progress
                    max={100}
                    value={'progress' in state ? state.progress : 0}
                    aria-label={t('upload.progress', { name })}
                  />
                  <Status>
                    {state.status === 'idle' && t('upload.waiting')}
                    {state.status === 'submitting' && `${state.progress} %`}
                    {state.status === 'done' && t('upload.done')}
                  </Status>
                </>
              )}
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

const Box = styled.div`
  overflow: auto;
  flex: none;
  max-block-size: 148px;
  padding: 10px 18px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral100};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 26px;
  }

  progress {
    flex: 1;
    block-size: 6px;
    accent-color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Name = styled.span`
  overflow: hidden;
  flex: 0 1 40%;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Status = styled.span`
  flex: 0 0 72px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  text-align: end;
`;

const Problem = styled.p`
  flex: 1;
  color: ${({ theme }) => theme.colors.danger600};
`;
