import { type Fields, holds, readFields } from 'page-format';
import { useMemo } from 'react';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockProblems } from '../problems/use-problems.tsx';
import { Control } from './Control.tsx';
import { createBlockItems } from './list-items.ts';
import { SettingsGroups } from './SettingsGroups.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { usePath } from './use-path.ts';
import type { SelectedItem } from './use-selected-item.ts';

/** The settings of a column, a tab or whatever else has an area of its own, while that area is selected. */
export function ItemSettings({ block, list, field, item, index }: SelectedItem) {
  const store = useEditorStore();
  const { names } = useCommands();
  const { id } = block;
  const problems = useBlockProblems(id);
  const path = usePath(id);
  const name = useSession(({ tree }) => names.area(tree, { block: id, area: item.id }));
  const items = useMemo(() => createBlockItems(store, id, list), [store, id, list]);
  const values = readFields(field.item, item);
  const own = problems.filter(({ path: [at, place] }) => at === list && place === index);
  const shown = Object.entries(field.item as Fields).filter(([, { when }]) => holds(when, values));
  return (
    <>
      <SettingsHead name={name} path={[...path, id]} />
      <SettingsGroups
        fields={shown}
        values={values}
        wrong={new Set(own.map(({ path }) => String(path[2])))}
        renderControl={(prop, entry) => (
          <Control
            key={`${item.id}/${prop}`}
            path={[list, index, prop]}
            field={entry}
            value={values[prop]}
            beside={values}
            isStored={Object.hasOwn(item, prop)}
            problems={own.filter(({ path }) => path[2] === prop)}
            onChange={(value) => items.set(item.id, prop, value)}
          />
        )}
      />
    </>
  );
}
