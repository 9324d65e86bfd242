import { useEffect } from 'react';
import styled from 'styled-components';
import { Quiet } from '../../kit/layout.ts';

/** What can be chosen below a search box. */
export interface ListedOption {
  key: string;
  name: string;
  /** What it is, in quiet words beside the name. */
  detail?: string | undefined;
}

interface OptionListProps<Option extends ListedOption> {
  /** The list's own is `${id}-list`, those of the options end with their places: `${id}-0`. */
  id: string;
  label: string;
  isBusy: boolean;
  options: readonly Option[];
  /** Place of the one that Enter takes; -1 for none. */
  active: number;
  onChoose(option: Option): void;
}

/** The list below a search box, which keeps the focus; as high as its place at most. */
export function OptionList<Option extends ListedOption>(props: OptionListProps<Option>) {
  const { id, label, isBusy, options, active, onChoose } = props;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <List id={`${id}-list`} role="listbox" aria-label={label} aria-busy={isBusy}>
      {options.map((option, position) => (
        <Line
          key={option.key}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.name}
          {option.detail && <Quiet as="span"> {option.detail}</Quiet>}
        </Line>
      ))}
    </List>
  );
}

const List = styled.div`
  overflow: auto;
  max-block-size: 220px;
`;

const Line = styled.div`
  padding: 5px 8px;
  border-radius: 3px;
  font-size: 1.25rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 2px 0 0 ${({ theme }) => theme.colors.primary600};
  }
`;
