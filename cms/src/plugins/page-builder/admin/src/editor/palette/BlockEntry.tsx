import { type AnyBlockDefinition, createBlock } from '@lumavelo/blocks/core';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/use-text.ts';
import { BlockIcon } from '../chrome/BlockIcon.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { findBlockPicture } from './block-picture.ts';

interface BlockEntryProps {
  definition: AnyBlockDefinition;
  disabled: boolean;
  /** Why the block may not be inserted now. The entry can still be reached, and says so. */
  forbidden: string | undefined;
  onInsert(type: string): void;
}

/** A block in the palette: what it looks like, and its name. */
export const BlockEntry = memo(function BlockEntry({ definition, disabled, forbidden, onInsert }: BlockEntryProps) {
  const { read } = useText();
  const drag = useDrag();
  const { type, icon } = definition;
  const picture = findBlockPicture(type);
  return (
    <Entry
      type="button"
      data-entry={type}
      disabled={disabled}
      aria-disabled={forbidden ? true : undefined}
      title={forbidden ?? read(definition.description)}
      onClick={() => onInsert(type)}
      onPointerDown={(event) => drag.press(event, document, { blocks: () => [createBlock(definition)] })}
    >
      <Picture>
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : (
          <BlockIcon name={icon} />
        )}
      </Picture>
      <Name>
        {picture && <BlockIcon name={icon} />}
        <span>{read(definition.label)}</span>
      </Name>
    </Entry>
  );
});

const Entry = styled.button`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.15rem;
  text-align: start;
  cursor: pointer;
  transition:
    border-color 120ms,
    box-shadow 120ms;

  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${({ theme }) => theme.colors.primary500};
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

/** Blocks are drawn on the page's white in both themes. */
const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 232 / 136;
  overflow: hidden;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: #fff;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  svg {
    inline-size: 20px;
    block-size: 20px;
    color: #8e8ea9;
  }
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  padding: 5px 7px;
  line-height: 1.2;

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    color: ${({ theme }) => theme.colors.neutral500};
  }

  /* Beside the picture the sign says nothing more, and a long name needs its room. */
  @container (max-width: 110px) {
    svg {
      display: none;
    }
  }
`;
