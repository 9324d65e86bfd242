import styled from 'styled-components';
import { blocks } from '../../api/blocks.ts';
import { BlockIcon } from '../../kit/BlockIcon.tsx';

/** What a block looks like, in a line of a list; its sign where the project has no picture of it. */
export function BlockPicture({ type, icon }: { type: string; icon: string | undefined }) {
  const picture = blocks.getRenderer().pictures?.[type];
  return (
    <Box>{picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <BlockIcon name={icon} />}</Box>
  );
}

/** Blocks are drawn on the page's white in both themes. */
const Box = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 56px;
  aspect-ratio: 232 / 136;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 3px;
  overflow: hidden;
  background: #fff;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  svg {
    color: #8e8ea9;
  }
`;
