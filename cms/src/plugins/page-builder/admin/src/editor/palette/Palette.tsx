import { memo, type RefObject, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { isComposing } from '../../kit/is-composing.ts';
import { GroupTitle, Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../../kit/layout.ts';
import { SearchField } from '../../kit/SearchField.tsx';
import { searchFor } from '../../kit/search.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import { BlockEntry } from './BlockEntry.tsx';
import { type BlockChoice, explainForbidden, listBlockChoices } from './block-choices.ts';
import { Entries } from './entry-styles.ts';
import { Recent } from './Recent.tsx';
import { rememberRecent } from './recent.ts';
import { useNear } from './use-near.ts';

/** Every block there is, by category, with pictures and a search. A click inserts. */
export const Palette = memo(function Palette() {
  const { t, translate } = useTranslation();
  const { commands, canEdit } = useCommands();
  const { registry } = useEditorStore();
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const [caughtUp, setCaughtUp] = useState('');
  const wanted = caughtUp === query ? query : deferred;
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const forbidden = useForbidden();

  const choices = useMemo(() => listBlockChoices(registry, translate), [registry, translate]);
  const found = useMemo(() => searchFor(choices, wanted), [choices, wanted]);
  const isSearching = wanted.trim() !== '';
  const groups = registry.categories
    .map((category) => ({
      category,
      choices: found.filter(({ definition }) => definition.category === category.name),
    }))
    .filter((group) => group.choices.length > 0);
  // While searching, the category of the best match comes first.
  if (isSearching && found[0]) {
    const best = found[0].definition.category;
    groups.sort((one, other) => Number(other.category.name === best) - Number(one.category.name === best));
  }

  const insert = (type: string) => {
    const reason = forbidden(type);
    if (reason) return commands.refuse(reason);
    rememberRecent(type);
    commands.insert(type);
  };

  return (
    <Panel aria-labelledby={titleId} {...markRegion('blocks')}>
      <PanelHead>
        <PanelTitle id={titleId}>{t('palette.region')}</PanelTitle>
        <SearchField
          label={t('palette.search')}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            // Both keys mean what is typed by now, which the list may not show yet.
            if (event.key === 'ArrowDown') {
              flushSync(() => setCaughtUp(query));
              list.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
            }
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [best] = searchFor(choices, query);
            if (best) insert(best.definition.type);
          }}
        />
      </PanelHead>
      {/* Of a page that can only be read nothing in here takes the focus, and it has to be scrolled all the same. */}
      <PanelBody ref={list} tabIndex={canEdit ? undefined : 0}>
        {groups.length === 0 && <Quiet>{t('palette.none', { query })}</Quiet>}
        {groups.map(({ category, choices: entries }, index) => (
          <EntryGroup
            key={category.name}
            name={translate(category.label)}
            choices={entries}
            scroller={list}
            isFirst={index === 0}
            forbidden={forbidden}
            onInsert={insert}
          />
        ))}
      </PanelBody>
      <Recent onInsert={insert} forbidden={forbidden} />
    </Panel>
  );
});

interface EntryGroupProps {
  name: string;
  choices: readonly BlockChoice[];
  scroller: RefObject<HTMLElement>;
  isFirst: boolean;
  forbidden(type: string): string | undefined;
  onInsert(type: string): void;
}

/** The blocks of one category. Their pictures are loaded when they come near what is seen. */
function EntryGroup({ name, choices, scroller, isFirst, forbidden, onInsert }: EntryGroupProps) {
  const { canEdit } = useCommands();
  const group = useRef<HTMLDivElement>(null);
  const isNear = useNear(group, scroller, isFirst);
  return (
    <Group ref={group} role="group" aria-label={name}>
      <GroupTitle aria-hidden>{name}</GroupTitle>
      <Entries>
        {choices.map(({ definition }) => (
          <BlockEntry
            key={definition.type}
            definition={definition}
            hasPicture={isNear}
            disabled={!canEdit}
            forbidden={forbidden(definition.type)}
            onInsert={onInsert}
          />
        ))}
      </Entries>
    </Group>
  );
}

/** Says of a type why it may not be inserted now; follows the chosen area, and not every change of the page. */
function useForbidden(): (type: string) => string | undefined {
  const text = useTranslation();
  const store = useEditorStore();
  const area = useSession(({ selection }) => selection.area);
  const isFull = useSession(({ tree }) => tree.blocks.size >= 1_000);
  return useMemo(() => {
    const { tree } = store.getSession();
    return (type: string) => explainForbidden(tree, area, type, store.registry, text);
  }, [store, area, isFull, text]);
}

const Group = styled.div`
  container: palette / inline-size;

  & + & {
    margin-block-start: 14px;
  }
`;
