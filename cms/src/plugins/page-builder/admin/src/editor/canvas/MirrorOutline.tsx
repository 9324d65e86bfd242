import { useEffect } from 'react';
import styled from 'styled-components';
import { useSelectedBlock } from '../../store/use-store.ts';
import { scrollCanvas } from './scroll-canvas.ts';
import { useMeasured } from './use-measured.ts';

/** On the further screens: where the selected block is, without the tools, which stand on the first. */
export function MirrorOutline({ page, scale }: { page: HTMLElement; scale: number }) {
  const selected = useSelectedBlock();
  const box = useMeasured(page, selected, scale);
  useEffect(() => {
    const element = selected && page.querySelector(`[data-block-id="${CSS.escape(selected)}"]`);
    if (element) scrollCanvas(element, 'nearest');
  }, [page, selected]);
  return box ? <Outline style={box} /> : null;
}

const Outline = styled.div`
  position: absolute;
  outline: 2px solid ${({ theme }) => theme.colors.primary600};
  outline-offset: -1px;
  pointer-events: none;
`;
