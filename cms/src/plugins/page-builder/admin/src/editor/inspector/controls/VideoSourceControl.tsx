import type { VideoSourceField } from 'page-format/fields';
import styled from 'styled-components';
import { Input } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import type { ControlProps } from '../control-props.ts';
import { MediaControl } from './MediaControl.tsx';
import { VideoPreview } from './VideoPreview.tsx';

/** A video: typed as an address, or picked from the media library. Choosing one replaces the other. */
export function VideoSourceControl({
  field,
  value,
  onChange,
  ...markers
}: ControlProps<VideoSourceField, VideoSourceField['default']>) {
  const { t } = useTranslation();
  const file = typeof value === 'string' ? null : value;
  return (
    <>
      <MediaControl {...markers} field={field.file} value={file} onChange={onChange} />
      {!file && (
        <>
          <Address
            type="text"
            aria-label={t('link.address')}
            aria-describedby={markers.describedBy}
            placeholder="https://…/video.mp4"
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
          />
          <VideoPreview address={typeof value === 'string' ? value : ''} />
        </>
      )}
    </>
  );
}

const Address = styled(Input)`
  margin-block-start: 6px;
`;
