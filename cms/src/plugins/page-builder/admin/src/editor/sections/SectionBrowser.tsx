import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHost } from '../../host/editor-host.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { GroupTitle, PanelBody, PanelHead, PanelTitle, Quiet, Select } from '../../kit/layout.ts';
import { SearchField } from '../../kit/SearchField.tsx';
import { searchFor } from '../../kit/search.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useTextFill } from '../canvas/use-text-fill.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useEntryPlace } from '../entry-context.ts';
import { useRegionFocus } from '../regions.ts';
import { groupSections } from './list-ready-sections.ts';
import { ReadySectionCard } from './ReadySectionCard.tsx';
import { SavedSections } from './SavedSections.tsx';
import { List } from './section-card.ts';
import { useReadySections } from './use-ready-sections.ts';
import { useSectionNames } from './use-sections.ts';

/** What is chosen beside the categories of the project, which have names of their own. */
const ALL = 'all';
const SAVED = 'saved';

/** What the panel of sections holds. @param titleId id of the panel's name */
export const SectionBrowser = memo(function SectionBrowser({ titleId }: { titleId: string }) {
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const { sectionRights: rights } = useHost();
  useRegionFocus('sections');
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(ALL);
  const ready = useReadySections();
  const saved = useSectionNames(rights.read);
  const fill = useTextFill(useEntryPlace());
  const look = useMemo(() => ({ fill }), [fill]);

  const isSearching = query.trim() !== '';
  const categories = [...new Set(ready.sections.map(({ category }) => category))];
  const groups = useMemo(() => groupSections(ready.sections, query), [ready.sections, query]).filter(
    ({ category }) => chosen === ALL || chosen === category,
  );
  const foundSaved = useMemo(() => saved.sections && findSaved(saved.sections, query), [saved.sections, query]);
  const showsSaved = (chosen === ALL || chosen === SAVED) && (!isSearching || foundSaved?.length !== 0);
  const findFirst = () => list.current?.querySelector<HTMLElement>('[data-entry]');

  return (
    <>
      <PanelHead>
        <PanelTitle id={titleId}>{t('palette.sections')}</PanelTitle>
        <SearchField
          label={t('sections.search')}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key === 'ArrowDown') findFirst()?.focus();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (isSearching) findFirst()?.click();
          }}
        />
        {categories.length > 0 && (
          <Select
            aria-label={t('sections.category')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value={ALL}>{t('sections.all')}</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
            <option value={SAVED}>{t('sections.savedHere')}</option>
          </Select>
        )}
      </PanelHead>
      {/* Of a page that can only be read nothing in here takes the focus, and it has to be scrolled all the same. */}
      <PanelBody ref={list} tabIndex={canEdit ? undefined : 0}>
        {ready.error && <Quiet role="alert">{t('common.failed', { message: describeFailure(ready.error, t) })}</Quiet>}
        {groups.length === 0 && !showsSaved && <Quiet>{t('sections.nothing', { query })}</Quiet>}
        {groups.map(({ category, sections }) => (
          <Group key={category} name={category}>
            <List>
              {sections.map((section) => (
                <ReadySectionCard key={section.template.id} section={section} look={look} />
              ))}
            </List>
          </Group>
        ))}
        {showsSaved && (
          <Group name={t('sections.savedHere')}>
            <SavedSections {...saved} sections={foundSaved} isSearching={isSearching} />
          </Group>
        )}
      </PanelBody>
    </>
  );
});

function findSaved<Named extends { name: string }>(sections: readonly Named[], query: string): Named[] {
  return searchFor(
    sections.map((section) => ({ section, label: section.name })),
    query,
  ).map(({ section }) => section);
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name}>
      <GroupTitle aria-hidden>{name}</GroupTitle>
      {children}
    </Box>
  );
}

const Box = styled.div`
  & + & {
    margin-block-start: 14px;
  }
`;
