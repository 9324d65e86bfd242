import { useEffect, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import { Select } from '../../kit/layout.ts';
import { useBlock, useEditorStore, useSelectedBlock } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { type BlockState, hasFlag, listAnswerStates, mayHaveStates } from './block-states.ts';
import { useBlockState, useBlockStates } from './use-block-states.ts';

/** For a selected block that waits for answers or flags: the state to look at it in. */
export function StateSwitch() {
  const store = useEditorStore();
  const id = useSelectedBlock();
  const type = useBlock(id ?? '')?.type;
  const definition = type === undefined ? undefined : store.registry.get(type);
  if (id === undefined || !definition || !mayHaveStates(definition)) return null;
  return <SwitchOfBlock key={id} id={id} type={definition.type} isFlag={hasFlag(definition)} />;
}

function SwitchOfBlock({ id, type, isFlag }: { id: string; type: string; isFlag: boolean }) {
  const { say } = useText();
  const states = useBlockStates();
  const current = useBlockState(id);
  const [options, setOptions] = useState<readonly BlockState[]>(isFlag ? FLAGS : []);

  useEffect(() => {
    if (isFlag) return;
    let isGone = false;
    // The samples of all blocks are large, and only a few blocks have states.
    void blocks.loadSamples(type).then((samples) => {
      if (!isGone) setOptions(listAnswerStates(samples));
    });
    return () => {
      isGone = true;
    };
  }, [type, isFlag]);

  if (options.length === 0) return null;
  return (
    <Select
      aria-label={say('look.switch')}
      value={current?.id ?? ''}
      style={{ inlineSize: 'auto', minBlockSize: 28, paddingBlock: 2, fontSize: '1.15rem' }}
      onChange={(event) =>
        states.set(
          id,
          options.find((option) => option.id === event.target.value),
        )
      }
    >
      <option value="">{say(isFlag ? 'look.both' : 'look.live')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {say(`look.${option.id as 'sample'}`)}
        </option>
      ))}
    </Select>
  );
}

const FLAGS: readonly BlockState[] = [
  { kind: 'flag', id: 'on' },
  { kind: 'flag', id: 'off' },
];
