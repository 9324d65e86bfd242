import styled from 'styled-components';

/**
 * The look of a group's blocks, in one component: there are some fifty, and three styled elements each would cost more
 * than everything else in them. Their parts are told by their classes.
 */
export const Entries = styled.div`
  display: grid;
  gap: 6px;

  button {
    display: flex;
    align-items: center;
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
  }

  button:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${({ theme }) => theme.colors.primary500};
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  button:disabled,
  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }

  /* Blocks are drawn on the page's white in both themes. */
  .picture {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    block-size: 28px;
    overflow: hidden;
    border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    background: #fff;
  }

  .picture img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  .picture svg {
    inline-size: 20px;
    block-size: 20px;
    color: #8e8ea9;
  }

  .name {
    min-inline-size: 0;
    padding: 3px 1px 3px 5px;
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  /* Where somebody has made the panel wide, two stand side by side below large pictures. */
  @container palette (min-width: 178px) {
    gap: 8px;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    button {
      flex-direction: column;
      align-items: stretch;
    }

    .picture {
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 232 / 136;
      border-inline-end: 0;
      border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    }

    .name {
      padding-block: 5px;
    }
  }
`;
