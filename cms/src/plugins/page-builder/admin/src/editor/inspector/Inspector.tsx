import { blockStatus, FIELD_GROUPS, type FieldGroup, type Fields, holds, readProps } from 'page-format';
import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import styled from 'styled-components';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { ancestorsOf, type TreeBlock } from '../../model/tree.ts';
import { useBlock, useEditorStore, useSelectedBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useAdmin } from '../admin-context.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useProblems } from '../problems/use-problems.tsx';
import { markRegion } from '../regions.ts';
import { useView } from '../viewports/use-view.tsx';
import { Control } from './Control.tsx';
import { DamagedSource } from './DamagedSource.tsx';
import { createBlockItems } from './list-items.ts';
import { PageSettings } from './PageSettings.tsx';

/**
 * The settings of the selected block, made from what its declaration says about each property; those of the page while
 * nothing is selected.
 */
export const Inspector = memo(function Inspector() {
  const { t } = useTranslation();
  const id = useSelectedBlock();
  const block = useBlock(id ?? '');
  const { canEdit } = useCommands();
  const { placeEntryFields } = useAdmin();
  const isAreaSelected = useSession(({ selection }) => selection.area !== null);
  const showsPage = !block && !isAreaSelected && placeEntryFields !== undefined;
  return (
    <Panel aria-label={t('settings.region')} data-block-settings {...markRegion('settings')}>
      <PanelHead>
        <PanelTitle>{t(showsPage ? 'pageSettings.region' : 'settings.region')}</PanelTitle>
      </PanelHead>
      <PanelBody tabIndex={canEdit ? undefined : 0}>
        {block && <BlockSettings key={block.type} block={block} />}
        {showsPage && <PageSettings placeFields={placeEntryFields} />}
        {!block && !showsPage && <Quiet>{t('settings.none')}</Quiet>}
      </PanelBody>
    </Panel>
  );
});

function BlockSettings({ block }: { block: TreeBlock }) {
  const { t, translate } = useTranslation();
  const store = useEditorStore();
  const problems = useProblems();
  const { names } = useCommands();
  const { id } = block;
  const definition = store.registry.get(block.type);
  const status = blockStatus(block, store.registry);

  const setProp = useCallback(
    (prop: string, value: unknown) =>
      void store.perform({ type: 'setProp', id, prop, value }, { mergeKey: `${id}.${prop}` }),
    [store, id],
  );
  const itemsOf = useMemo(() => {
    const made = new Map<string, ReturnType<typeof createBlockItems>>();
    return (prop: string) => {
      const items = made.get(prop) ?? createBlockItems(store, id, prop);
      made.set(prop, items);
      return items;
    };
  }, [store, id]);

  if (!definition || status !== 'known') {
    return (
      <>
        <BlockHead block={block} name={names.type(block.type)} icon={undefined} />
        {status === 'damaged' ? <DamagedSource key={id} block={block} /> : <Quiet>{t('settings.opaque')}</Quiet>}
      </>
    );
  }

  const fields = definition.props as Fields;
  const values = readProps(definition, block.props);
  const shown = Object.entries(fields).filter(([, field]) => holds(field.when, values));
  const groups = FIELD_GROUPS.map((group) => ({
    group,
    entries: shown.filter(([, field]) => field.group === group),
  })).filter(({ entries }) => entries.length > 0);
  const own = problems.filter((problem) => problem.blockId === id);

  return (
    <>
      <BlockHead block={block} name={translate(definition.label)} icon={definition.icon} />
      {shown.length === 0 && <Quiet>{t('settings.noFields')}</Quiet>}
      {groups.map(({ group, entries }) => (
        <SettingsGroup key={group} name={group}>
          {entries.map(([name, field]) => (
            <Control
              key={keepsNothing(field) ? name : `${id}/${name}`}
              path={[name]}
              field={field}
              value={values[name]}
              beside={values}
              isStored={Object.hasOwn(block.props, name)}
              problems={own.filter((problem) => problem.path[0] === name)}
              onChange={(value) => setProp(name, value)}
              items={itemsOf(name)}
            />
          ))}
        </SettingsGroup>
      ))}
    </>
  );
}

/** Settings that belong together, which fold; those that somebody has folded stay so from block to block. */
function SettingsGroup({ name, children }: { name: FieldGroup; children: ReactNode }) {
  const { t } = useTranslation();
  const { folded, change } = useView();
  const isFolded = folded.includes(name);
  const id = useId();
  const label = t(`group.${name}`);
  return (
    <Group role="group" aria-label={label}>
      <GroupTitle
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => change({ folded: isFolded ? folded.filter((other) => other !== name) : [...folded, name] })}
      >
        {label}
      </GroupTitle>
      {/* Hidden and not left out: what leads to a field in it opens it. */}
      <div id={id} hidden={isFolded} data-folded={isFolded || undefined}>
        {children}
      </div>
    </Group>
  );
}

/**
 * Controls that remember nothing, or tell by themselves whose it is, go on as they are when another block of the same
 * type is selected, which is much less to draw; all others are made anew, and what was typed or opened in them stays
 * with its block.
 */
function keepsNothing({ kind }: { kind: string }): boolean {
  return kind === 'toggle' || kind === 'choice' || kind === 'colour';
}

function BlockHead({ block, name, icon }: { block: TreeBlock; name: string; icon: string | undefined }) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const store = useEditorStore();
  // Compared as text, so that the head follows the block's moves and no other change of the page.
  const path = useSession(({ tree }) => ancestorsOf(tree, block.id).reverse().join(' '));
  const ancestors = path === '' ? [] : path.split(' ');
  const { tree } = store.getSession();
  return (
    <Head>
      {ancestors.length > 0 && (
        <Path aria-label={t('settings.path')}>
          {ancestors.map((ancestor) => (
            <button
              key={ancestor}
              type="button"
              onClick={() => {
                store.select(selectBlock(ancestor));
                // The pressed button is gone with the settings it belonged to.
                requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-block-name]')?.focus());
              }}
            >
              {names.block(tree, ancestor)}
            </button>
          ))}
        </Path>
      )}
      <Name data-block-name tabIndex={-1}>
        <BlockIcon name={icon} />
        {name}
      </Name>
    </Head>
  );
}

const Head = styled.div`
  padding-block-end: 8px;
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 1.4rem;
  font-weight: 600;
`;

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  padding-block-end: 4px;

  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.primary600};
    font-size: 1.15rem;
    cursor: pointer;
  }

  button::after {
    content: '›' / '';
    padding-inline: 5px;
    color: ${({ theme }) => theme.colors.neutral500};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const Group = styled.div`
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const GroupTitle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 24px;
  margin-block-end: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  font-weight: 600;
  cursor: pointer;

  &::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-inline-end: 4px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  &[aria-expanded='false']::after {
    rotate: -45deg;
  }

  &:hover {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
