import { blockStatus, type Fields, holds, listMayDiffer, MAY_DIFFER, readProps } from 'page-format';
import { useMemo, useRef } from 'react';
import { Quiet } from '../../kit/layout.ts';
import type { TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockProblems } from '../problems/use-problems.tsx';
import { useIsSection } from '../sections/sections-context.tsx';
import { Control } from './Control.tsx';
import { DamagedSource } from './DamagedSource.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { createBlockItems } from './list-items.ts';
import { SettingsGroups } from './SettingsGroups.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { usePath } from './use-path.ts';

/** The settings of one block, made from what its declaration says about each property. */
export function BlockSettings({ block }: { block: TreeBlock }) {
  const { t, translate } = useTranslation();
  const store = useEditorStore();
  const { names } = useCommands();
  const { id } = block;
  const own = useBlockProblems(id);
  const definition = store.registry.get(block.type);
  const status = blockStatus(block, store.registry);
  const path = usePath(id);

  const setterOf = useMemo(() => perProperty((prop) => createSetter(store, () => id, prop)), [store, id]);
  const shown = useRef(id);
  shown.current = id;
  /** Of whichever block is shown: for controls that go on as they are with another one, and call in the very event. */
  const shownSetterOf = useMemo(() => perProperty((prop) => createSetter(store, () => shown.current, prop)), [store]);
  const itemsOf = useMemo(() => perProperty((prop) => createBlockItems(store, id, prop)), [store, id]);

  const openerOf = useMemo(() => perProperty((prop) => createOpener(store, id, prop)), [store, id]);
  const isSection = useIsSection();

  const head = (kind: string) => ({ name: block.name ?? kind, kind: block.name === undefined ? undefined : kind });
  if (!definition || status !== 'known') {
    return (
      <>
        <SettingsHead {...head(names.type(block.type))} path={path} />
        {status === 'damaged' ? <DamagedSource key={id} block={block} /> : <Quiet>{t('settings.opaque')}</Quiet>}
      </>
    );
  }

  const fields = definition.props as Fields;
  const values = readProps(definition, block.props);
  const open = listMayDiffer(block);
  const offered = Object.entries(fields).filter(([, field]) => holds(field.when, values));

  return (
    <>
      <SettingsHead {...head(translate(definition.label))} icon={definition.icon} path={path} />
      {isSection && <Quiet>{t('synced.opening')}</Quiet>}
      {definition.layouts && <LayoutChoice id={id} layouts={definition.layouts} />}
      {offered.length === 0 && <Quiet>{t('settings.noFields')}</Quiet>}
      <SettingsGroups
        fields={offered}
        main={definition.main}
        values={values}
        wrong={new Set(own.map(({ path }) => String(path[0])))}
        renderControl={(name, field) => (
          <Control
            key={keepsNothing(field) ? name : `${id}/${name}`}
            path={[name]}
            field={field}
            value={values[name]}
            beside={values}
            isStored={Object.hasOwn(block.props, name)}
            problems={own.filter((problem) => problem.path[0] === name)}
            onChange={field.kind === 'toggle' || field.kind === 'choice' ? shownSetterOf(name) : setterOf(name)}
            items={field.kind === 'list' ? itemsOf(name) : undefined}
            // What a list's items hold in their areas is the section's.
            {...(isSection &&
              name !== definition.itemAreas?.list && {
                mayDiffer: open.includes(name),
                onMayDiffer: openerOf(name),
              })}
          />
        )}
      />
    </>
  );
}

/** Makes something for each property that is asked for, once, so that its control can tell that it is the same. */
function perProperty<Made>(make: (prop: string) => Made): (prop: string) => Made {
  const made = new Map<string, Made>();
  return (prop) => {
    const known = made.get(prop) ?? make(prop);
    made.set(prop, known);
    return known;
  };
}

/** Edits of a property within half a second are one step of undo. */
function createSetter(store: EditorStore, blockId: () => string, prop: string): (value: unknown) => void {
  return (value) => {
    const id = blockId();
    store.perform({ type: 'setProp', id, prop, value }, { mergeKey: `${id}.${prop}` });
  };
}

/** Says of a property whether it may differ where the section is used. */
function createOpener(store: EditorStore, id: string, prop: string): (mayDiffer: boolean) => void {
  return (mayDiffer) => {
    const block = store.getSession().tree.blocks.get(id);
    if (!block) return;
    const others = listMayDiffer(block).filter((name) => name !== prop);
    const value = mayDiffer ? [...others, prop] : others;
    store.perform({ type: 'setProp', id, prop: MAY_DIFFER, value: value.length > 0 ? value : undefined });
  };
}

/**
 * Controls that remember nothing, or tell by themselves whose it is, go on as they are when another block of the same
 * type is selected, which is much less to draw; all others are made anew, and what was typed or opened in them stays
 * with its block.
 */
function keepsNothing({ kind }: { kind: string }): boolean {
  return kind === 'toggle' || kind === 'choice' || kind === 'colour';
}
