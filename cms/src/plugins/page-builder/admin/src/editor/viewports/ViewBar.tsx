import { Eye, PriceTag } from '@strapi/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { SideIcon } from '../../kit/icons.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { BarSpace, Input, PlainButton, Select } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { StateSwitch } from '../states/StateSwitch.tsx';
import { clampWidth, FREE_WIDTH, useView, ZOOMS } from './use-view.tsx';
import { VIEWPORTS, ViewportChoice } from './ViewportChoice.tsx';

/** Above the canvas: the screen, its width and zoom, the state of the selected block, and the preview. */
export function ViewBar({ scale, width }: { scale: number; width: number | undefined }) {
  const { t } = useTranslation();
  const { viewport, freeWidth, zoom, preview, tags, right, change } = useView();
  return (
    <Bar role="toolbar" aria-label={t('view.bar')}>
      <ViewportChoice offered={VIEWPORTS} chosen={viewport} />
      {viewport === 'free' ? (
        <WidthInput width={freeWidth} onChange={(width) => change({ freeWidth: width })} />
      ) : (
        viewport !== 'all' && <Note>{width} px</Note>
      )}
      <Zoom
        as={Select}
        aria-label={t('view.zoom')}
        value={String(zoom)}
        onChange={({ target: { value } }) =>
          change({ zoom: value === 'fit' || value === 'sections' ? value : Number(value) })
        }
      >
        <option value="fit">{t('view.fit', { percent: Math.round(scale * 100) })}</option>
        {ZOOMS.map((value) => (
          <option key={value} value={value}>
            {Math.round(value * 100)} %
          </option>
        ))}
        <option value="sections">{t('view.sections')}</option>
      </Zoom>
      <BarSpace />
      <StateSwitch />
      <IconButton
        label={t('view.tags')}
        icon={<PriceTag />}
        aria-pressed={tags}
        disabled={preview}
        onClick={() => change({ tags: !tags })}
      />
      <PreviewButton type="button" aria-pressed={preview} onClick={() => change({ preview: !preview })}>
        <Eye aria-hidden />
        {t('editor.preview')}
      </PreviewButton>
      <IconButton
        label={t(right ? 'view.hideSettings' : 'view.showSettings')}
        icon={<SideIcon />}
        onClick={() => change({ right: !right })}
      />
    </Bar>
  );
}

/** A number that counts once it is complete, so that typing 1024 does not pass through 1, 10 and 102. */
function WidthInput({ width, onChange }: { width: number; onChange(width: number): void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(width));
  useEffect(() => setTyped(String(width)), [width]);
  const commit = () => {
    const value = Number(typed);
    if (Number.isFinite(value) && value > 0) onChange(clampWidth(value));
    else setTyped(String(width));
  };
  return (
    <Note as="label">
      <Input
        type="number"
        aria-label={t('view.widthInput')}
        min={FREE_WIDTH.least}
        max={FREE_WIDTH.most}
        value={typed}
        style={{ inlineSize: 84, minBlockSize: 28, paddingBlock: 2 }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          commit();
        }}
      />
      px
    </Note>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 6px 8px;
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  white-space: nowrap;
`;

const Zoom = styled.select`
  inline-size: auto;
  min-block-size: 28px;
  padding-block: 2px;
  font-size: 1.15rem;
`;

const PreviewButton = styled(PlainButton)`
  flex: none;
  min-block-size: 28px;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;
