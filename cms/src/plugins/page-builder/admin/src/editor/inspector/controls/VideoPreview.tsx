import { recognizeVideo } from 'page-format';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useServer } from '../../../host/editor-host.tsx';
import { Quiet } from '../../../kit/layout.ts';
import { PLUGIN_ID } from '../../../plugin-id.ts';
import { useTranslation } from '../../../text/use-translation.ts';

interface Preview {
  provider: string;
  title: string;
  author: string;
  thumbnail: string;
}

const ASK_AFTER_MS = 400;

/** What stands at a video's address: a file's first frame, or what its host tells of it. */
export function VideoPreview({ address }: { address: string }) {
  const { t } = useTranslation();
  const video = recognizeVideo(address);
  const preview = usePreview(video && video.provider !== 'file' ? video.page : undefined);
  if (!video) return address.trim() === '' ? null : <Quiet role="status">{t('video.unknown')}</Quiet>;
  if (video.provider === 'file') {
    return <Frame as="video" key={video.page} src={`${video.page}#t=0.1`} preload="metadata" muted controls />;
  }
  if (preview === 'loading') return <Quiet role="status">{t('video.loading', { provider: video.provider })}</Quiet>;
  if (!preview) return <Quiet role="status">{t('video.none', { provider: video.provider })}</Quiet>;
  return (
    <>
      {preview.thumbnail && <Frame src={preview.thumbnail} alt="" referrerPolicy="no-referrer" />}
      <Quiet>{[preview.title, preview.author, preview.provider].filter(Boolean).join(' · ')}</Quiet>
    </>
  );
}

function usePreview(page: string | undefined): Preview | 'loading' | undefined {
  const { get } = useServer();
  const [found, setFound] = useState<{ page: string; preview: Preview | undefined } | undefined>();

  useEffect(() => {
    if (page === undefined) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const { data } = await get<{ data: Preview | null }>(`/${PLUGIN_ID}/video-preview`, {
          params: { url: page },
          signal: controller.signal,
        });
        setFound({ page, preview: data.data ?? undefined });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setFound({ page, preview: undefined });
      }
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, page]);

  if (page === undefined) return undefined;
  return found?.page === page ? found.preview : 'loading';
}

const Frame = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  margin-block: 6px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral150};
  object-fit: cover;
`;
