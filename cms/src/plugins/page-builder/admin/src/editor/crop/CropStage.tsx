import 'react-image-crop/dist/ReactCrop.css';
import type { FocalPoint } from 'page-format';
import { ReactCrop } from 'react-image-crop';
import styled from 'styled-components';
import { useTranslation } from '../../text/use-translation.ts';
import { type Cut, within } from './cut.ts';
import { FocalHandle } from './FocalHandle.tsx';

interface CropStageProps {
  url: string;
  /** Of the original, in pixels. */
  size: { width: number; height: number };
  /** Width by height that the part is held to. */
  shape: number | undefined;
  cut: Cut;
  /** The focal point that counts now. */
  point: FocalPoint;
  onChange(cut: Cut): void;
}

/** The picture as a whole, with the frame of its part and its focal point, to drag or to move by arrow keys. */
export function CropStage({ url, size, shape, cut, point, onChange }: CropStageProps) {
  const { t } = useTranslation();
  return (
    <Stage data-stage>
      <Box style={{ inlineSize: `min(100%, calc(${HIGHEST} * ${size.width / size.height}))` }}>
        <ReactCrop
          crop={{ ...cut.crop, unit: '%' }}
          aspect={shape}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: t('crop.part'),
            nwDragHandle: t('crop.handle.nw'),
            nDragHandle: t('crop.handle.n'),
            neDragHandle: t('crop.handle.ne'),
            eDragHandle: t('crop.handle.e'),
            seDragHandle: t('crop.handle.se'),
            sDragHandle: t('crop.handle.s'),
            swDragHandle: t('crop.handle.sw'),
            wDragHandle: t('crop.handle.w'),
          }}
          onChange={(_, { x, y, width, height }) => onChange({ ...cut, crop: within({ x, y, width, height }) })}
        >
          <img src={url} width={size.width} height={size.height} alt="" draggable={false} />
        </ReactCrop>
        <FocalHandle point={point} crop={cut.crop} onChange={(focalPoint) => onChange({ ...cut, focalPoint })} />
      </Box>
    </Stage>
  );
}

/** So high that what is beside and below it is seen too. */
const HIGHEST = 'min(46vh, 460px)';

/** Room for the handles, half of which lie outside. */
const Stage = styled.div`
  display: grid;
  justify-items: center;
  padding: 14px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Box = styled.div`
  position: relative;

  .ReactCrop {
    --rc-drag-handle-size: 14px;
    --rc-drag-handle-mobile-size: 28px;
    --rc-drag-handle-bg-colour: #fff;
    --rc-border-color: #32324d;
    --rc-focus-color: ${({ theme }) => theme.colors.primary600};

    display: block;
  }

  img {
    inline-size: 100%;
    block-size: auto;
  }

  /* The frame is told from any picture by its two tones; it does not march. */
  .ReactCrop__crop-selection {
    animation: none;
  }

  :is(.ReactCrop__crop-selection, .ReactCrop__drag-handle):focus-visible {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
