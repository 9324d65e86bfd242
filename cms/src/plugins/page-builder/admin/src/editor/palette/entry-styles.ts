import styled from 'styled-components';

/**
 * The look of a group's blocks, in one component: there are some fifty, and three styled elements each would cost more
 * than everything else in them. Their parts are told by their classes.
 */
export const Entries = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;

  button {
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
    place-items: center;
    inline-size: 100%;
    aspect-ratio: 232 / 136;
    overflow: hidden;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    background: #fff;
  }

  .picture img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .picture svg {
    inline-size: 20px;
    block-size: 20px;
    color: #8e8ea9;
  }

  .name {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 6px;
    padding: 5px 7px;
    line-height: 1.2;
  }

  .name span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .name svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    color: ${({ theme }) => theme.colors.neutral500};
  }

  /* Beside the picture the sign says nothing more, and a long name needs its room. */
  @container (max-width: 110px) {
    .name svg {
      display: none;
    }
  }
`;
