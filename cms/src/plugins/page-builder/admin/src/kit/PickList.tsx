import { Search } from '@strapi/icons';
import { foldText } from 'page-format';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../text/use-translation.ts';
import { isComposing } from './is-composing.ts';
import { Quiet } from './layout.ts';
import { type Searchable, searchFor } from './search.ts';

/** One line of a list to choose from. */
export interface Pick extends Searchable {
  id: string;
  /** Lines of one group stand together under its name while nothing is typed. */
  group: string;
  icon?: ReactNode;
  /** Quiet text at the end of the line, such as a shortcut. */
  hint?: string;
  /** Why this cannot be chosen now; the line stays and says so. */
  forbidden?: string | undefined;
  /** True when the choice leads to a question in the same dialog, which stays open. */
  staysOpen?: boolean;
  run(): void;
}

interface PickListProps {
  label: string;
  placeholder: string;
  picks: readonly Pick[];
  /**
   * Called on a choice that is the last one, and on Escape.
   * @param left what was typed, when nothing was chosen
   */
  onClose(left?: string): void;
}

/**
 * A search field over a list: type, walk with the arrows, choose with Enter. The focus never leaves the field.
 *
 * Not cmdk: its arrows pass over what is disabled, and what cannot be chosen is to say why; and every line is a store's
 * follower that is sorted in the document: with the 1,100 lines of a long page opening took 15 times as long as a plain
 * list, and so did a keystroke.
 */
export function PickList({ label, placeholder, picks, onClose }: PickListProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchFor(picks, typed), [picks, typed]);
  const current = found[Math.min(active, found.length - 1)];
  const isSearching = foldText(typed.trim()) !== '';

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (pick: Pick | undefined) => {
    if (!pick || pick.forbidden) return;
    // Closed first, so that what the choice opens or focuses is not closed over.
    if (!pick.staysOpen) onClose();
    pick.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((found.length + Math.min(active, found.length - 1) + step) % Math.max(1, found.length));
    else if (event.key === 'Enter') choose(current);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame>
      <Field>
        <Search aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to type into, and closes again
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <List ref={list} id={listId} role="listbox" aria-label={label}>
        {found.length === 0 && <Quiet>{t('pick.none', { query: typed })}</Quiet>}
        {found.map((pick, index) => (
          <Fragment key={pick.id}>
            {!isSearching && pick.group !== found[index - 1]?.group && <Group aria-hidden>{pick.group}</Group>}
            <PickLine
              id={`${listId}-${pick.id}`}
              pick={pick}
              isCurrent={pick === current}
              onPoint={() => setActive(index)}
              onChoose={() => choose(pick)}
            />
          </Fragment>
        ))}
      </List>
    </Frame>
  );
}

interface PickLineProps {
  id: string;
  pick: Pick;
  isCurrent: boolean;
  onPoint(): void;
  onChoose(): void;
}

function PickLine({ id, pick: { icon, label, hint, forbidden }, isCurrent, onPoint, onChoose }: PickLineProps) {
  return (
    <Line
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-disabled={forbidden ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {icon}
      <span>
        {label}
        {forbidden && <small>{forbidden}</small>}
      </span>
      {hint && <kbd>{hint}</kbd>}
    </Line>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

const Field = styled.div`
  position: relative;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};

  svg {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 14px;
    inline-size: 14px;
    block-size: 14px;
    color: ${({ theme }) => theme.colors.neutral500};
  }

  input {
    inline-size: 100%;
    padding: 11px 14px 11px 38px;
    border: 0;
    border-radius: 6px 6px 0 0;
    background: transparent;
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    font-size: 1.4rem;
    outline: none;
  }

  input::placeholder {
    color: ${({ theme }) => theme.colors.neutral500};
  }
`;

const List = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: 6px;

  > p {
    padding: 10px;
  }
`;

const Group = styled.div`
  padding: 8px 10px 3px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.05rem;
  letter-spacing: 0.05em;
  text-transform: uppercase;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 34px;
  padding: 5px 10px;
  border-radius: 4px;
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.colors.neutral500};
    cursor: default;
  }

  svg {
    flex: none;
    inline-size: 15px;
    block-size: 15px;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  span {
    flex: 1;
    min-inline-size: 0;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
  }

  kbd {
    flex: none;
    color: ${({ theme }) => theme.colors.neutral600};
    font: inherit;
    font-size: 1.1rem;
  }
`;
