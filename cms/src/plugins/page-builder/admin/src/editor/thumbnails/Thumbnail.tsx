import { Layout } from '@strapi/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useSize } from '../../kit/use-size.ts';
import { type GetBlocks, type ReadyLook, usePicture } from './use-picture.ts';
import { useSeen } from './use-seen.ts';
import { WINDOW_WIDTH } from './write-picture.ts';

/** React 18 knows the attribute by its name in HTML alone. */
const INERT = { inert: '' };

/**
 * What blocks look like, small, beside the name that says it in words. Nobody can focus or hear it, and no script runs in
 * it. It stands in a document of its own, as the canvas does, and only while it is seen: a list may have a hundred.
 * @param getBlocks the same function until its blocks change
 * @param look of blocks that a project has ready
 */
export function Thumbnail({ getBlocks, look }: { getBlocks: GetBlocks; look?: ReadyLook }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { width, height } = useSize(box);
  const isSeen = useSeen(box);
  const picture = usePicture(getBlocks, isSeen, look);
  const scale = width / WINDOW_WIDTH;
  const isShown = picture !== undefined && isSeen && scale > 0;
  return (
    <Box ref={setBox} aria-hidden data-thumbnail {...INERT}>
      {picture === undefined && <Layout />}
      {isShown && (
        <Frame
          tabIndex={-1}
          // Its own address alone, for the fonts; scripts are not allowed.
          sandbox="allow-same-origin"
          srcDoc={picture}
          style={{ inlineSize: WINDOW_WIDTH, blockSize: height / scale, transform: `scale(${scale})` }}
        />
      )}
    </Box>
  );
}

/** Blocks are drawn on the page's white in both themes. */
const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  overflow: clip;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: #fff;
  pointer-events: none;

  > svg {
    inline-size: 20px;
    block-size: 20px;
    color: #8e8ea9;
  }
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  border: 0;
  transform-origin: 0 0;
`;
