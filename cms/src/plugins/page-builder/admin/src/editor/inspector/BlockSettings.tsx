import { blockStatus, type Fields, holds, readProps } from 'page-format';
import { useCallback, useMemo } from 'react';
import { Quiet } from '../../kit/layout.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useProblems } from '../problems/use-problems.tsx';
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
  const problems = useProblems();
  const { names } = useCommands();
  const { id } = block;
  const definition = store.registry.get(block.type);
  const status = blockStatus(block, store.registry);
  const path = usePath(id);

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
        <SettingsHead name={names.type(block.type)} path={path} />
        {status === 'damaged' ? <DamagedSource key={id} block={block} /> : <Quiet>{t('settings.opaque')}</Quiet>}
      </>
    );
  }

  const fields = definition.props as Fields;
  const values = readProps(definition, block.props);
  const shown = Object.entries(fields).filter(([, field]) => holds(field.when, values));
  const own = problems.filter((problem) => problem.blockId === id);

  return (
    <>
      <SettingsHead name={translate(definition.label)} icon={definition.icon} path={path} />
      {definition.layouts && <LayoutChoice id={id} layouts={definition.layouts} />}
      {shown.length === 0 && <Quiet>{t('settings.noFields')}</Quiet>}
      <SettingsGroups
        fields={shown}
        renderControl={(name, field) => (
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
        )}
      />
    </>
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
