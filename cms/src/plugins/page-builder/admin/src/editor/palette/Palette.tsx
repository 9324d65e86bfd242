import { type AnyBlockDefinition, CATEGORIES } from '@lumavelo/blocks/core';
import { Search } from '@strapi/icons';
import { memo, useDeferredValue, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useEditorStore } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { BlockIcon } from '../chrome/BlockIcon.tsx';
import { Input, Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../chrome/layout.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** Every block there is, by category, with a search. A click inserts at the selection. */
export const Palette = memo(function Palette() {
  const { say, read } = useText();
  const { commands, canEdit } = useCommands();
  const { registry } = useEditorStore();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const matches = ({ type, label, description }: AnyBlockDefinition) =>
    [type, label.en, label.de, description.en, description.de].some((text) => text.toLowerCase().includes(wanted));
  const groups = CATEGORIES.map((category) => ({
    category,
    definitions: [...registry.values()].filter((entry) => entry.category === category && matches(entry)),
  })).filter((group) => group.definitions.length > 0);

  return (
    <Panel aria-labelledby={titleId} $grow={1.2}>
      <PanelHead>
        <PanelTitle id={titleId}>{say('palette.region')}</PanelTitle>
        <SearchBox>
          <Search aria-hidden />
          <Input
            type="search"
            aria-label={say('palette.search')}
            placeholder={say('palette.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
            }}
          />
        </SearchBox>
      </PanelHead>
      <PanelBody ref={list}>
        {groups.length === 0 && <Quiet>{say('palette.none', { query })}</Quiet>}
        {groups.map(({ category, definitions }) => (
          <Group key={category} role="group" aria-label={say(`category.${category}`)}>
            <GroupTitle aria-hidden>{say(`category.${category}`)}</GroupTitle>
            <Entries>
              {definitions.map((definition) => (
                <Entry
                  key={definition.type}
                  type="button"
                  disabled={!canEdit}
                  title={read(definition.description)}
                  onClick={() => commands.insert(definition.type)}
                >
                  <BlockIcon name={definition.icon} />
                  <EntryName>{read(definition.label)}</EntryName>
                </Entry>
              ))}
            </Entries>
          </Group>
        ))}
      </PanelBody>
    </Panel>
  );
});

const SearchBox = styled.div`
  position: relative;
  inline-size: 100%;

  svg {
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 10px;
    inline-size: 14px;
    block-size: 14px;
    color: ${({ theme }) => theme.colors.neutral500};
    pointer-events: none;
  }

  input {
    padding-inline-start: 32px;
  }
`;

const Group = styled.div`
  & + & {
    margin-block-start: 12px;
  }
`;

const GroupTitle = styled.div`
  padding-block-end: 4px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
`;

const Entries = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 6px;
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 34px;
  padding: 4px 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.colors.primary200};
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }

  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

const EntryName = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.2;
`;
