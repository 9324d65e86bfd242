import { dequal } from 'dequal/lite';
import { readProps } from 'page-format';
import { Quiet } from '../../kit/layout.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { Control } from './Control.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { listSharedFields } from './shared-fields.ts';

/** What several selected blocks have in common: a change is made in all of them, as one step of undo. */
export function SharedSettings({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const store = useEditorStore();
  const { blocks } = useSession(({ tree }) => tree);
  const selected = ids.flatMap((id) => blocks.get(id) ?? []);
  const shared = listSharedFields(selected, store.registry);
  const types = [...new Set(selected.map(({ type }) => names.type(type)))];

  return (
    <>
      <SettingsHead name={t('settings.several', { count: selected.length })} path={[]}>
        <Quiet>{types.join(', ')}</Quiet>
      </SettingsHead>
      <Quiet>{t(shared.length > 0 ? 'settings.forAll' : 'settings.nothingShared')}</Quiet>
      <SettingsGroups
        fields={shared}
        main={types.length === 1 ? store.registry.get(selected[0]?.type ?? '')?.main : undefined}
        renderControl={(name, field) => {
          const values = selected.map((block) => readValue(block, name));
          return (
            <Control
              key={`${ids.join('/')}/${name}`}
              path={[name]}
              field={field}
              value={values[0]}
              isMixed={values.some((value) => !dequal(value, values[0]))}
              beside={{}}
              isStored={selected.some(({ props }) => Object.hasOwn(props, name))}
              problems={[]}
              onChange={(value) =>
                void store.perform(
                  { type: 'setProps', changes: ids.map((id) => ({ id, props: { [name]: value } })) },
                  { mergeKey: `${ids.join('/')}.${name}` },
                )
              }
            />
          );
        }}
      />
    </>
  );

  function readValue(block: TreeBlock, name: string): unknown {
    const definition = store.registry.get(block.type);
    return definition && readProps(definition, block.props)[name];
  }
}
