import { Cross } from '@strapi/icons';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { DRAWERS, STACKED } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { countOpen } from '../files/upload-state.ts';

/** The files that are on their way to the page, over the lower edge of the editor: nothing moves away for them, and nothing waits. */
export function MediaUploads() {
  const { t } = useTranslation();
  const { media } = useCommands();
  const { uploads, note } = useSyncExternalStore(media.subscribe, media.getState);
  if (uploads.length === 0 && note === '') return null;
  const open = countOpen(uploads);
  const failed = uploads.filter(({ state }) => state.status === 'failed').length;
  const ended = failed > 0 ? t('upload.notOnPage', { count: failed }) : t('upload.done');
  return (
    <Box role="region" aria-label={t('upload.list')}>
      <Head>
        <p>{open > 0 ? t('upload.toPage', { count: open }) : ended}</p>
        <IconButton
          small
          label={t(open > 0 ? 'upload.stop' : 'save.dismiss')}
          icon={<Cross />}
          onClick={media.dismiss}
        />
      </Head>
      <UploadList uploads={uploads} problem={note} onRetry={media.retry} />
    </Box>
  );
}

const Box = styled.section`
  position: fixed;
  z-index: 3;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  overflow: hidden;
  inline-size: min(480px, 100% - 32px);
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};

  /* Above what commands say, which is as wide as such a window. */
  @media ${DRAWERS}, ${STACKED} {
    inset-block-end: 104px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 12px 8px 18px;
  font-weight: 600;
`;
