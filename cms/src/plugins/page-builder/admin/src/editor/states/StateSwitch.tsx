import { type AnswerStates, FLAG_SIDES, type FlagSide } from 'page-format';
import { useEffect, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import { Select } from '../../kit/layout.ts';
import { useEditorStore, useSelectedBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { type BlockState, mayHaveStates } from './block-states.ts';
import { useBlockState, useBlockStates } from './use-block-states.ts';

/** For a selected block that waits for answers or flags: the state to look at it in. */
export function StateSwitch() {
  const store = useEditorStore();
  const id = useSelectedBlock();
  const type = useSession(({ tree }) => tree.blocks.get(id ?? '')?.type);
  const definition = type === undefined ? undefined : store.registry.get(type);
  if (id === undefined || !definition || !mayHaveStates(definition)) return null;
  if (definition.flag) return <FlagSwitch key={id} id={id} />;
  return <AnswerSwitch key={id} id={id} type={definition.type} />;
}

const FLAG_LABELS = { on: 'look.on', off: 'look.off' } as const satisfies Record<FlagSide, string>;

function FlagSwitch({ id }: { id: string }) {
  const { t } = useTranslation();
  const options = FLAG_SIDES.map((side) => ({
    value: side,
    label: t(FLAG_LABELS[side]),
    state: { kind: 'flag', side } as const,
  }));
  return <StateSelect id={id} own={t('look.both')} options={options} />;
}

function AnswerSwitch({ id, type }: { id: string; type: string }) {
  const { t, translate } = useTranslation();
  const [states, setStates] = useState<AnswerStates>({});

  useEffect(() => {
    let isGone = false;
    // The answers of all blocks are large, and only a few blocks have states.
    void blocks.loadStates(type).then((loaded) => {
      if (!isGone) setStates(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [type]);

  const options = Object.entries(states).map(([name, { label, data }]) => ({
    value: name,
    label: translate(label),
    state: { kind: 'answer', name, answer: data } as const,
  }));
  return options.length > 0 && <StateSelect id={id} own={t('look.live')} options={options} />;
}

interface StateSelectProps {
  id: string;
  /** What its own state is called. */
  own: string;
  options: readonly { value: string; label: string; state: BlockState }[];
}

function StateSelect({ id, own, options }: StateSelectProps) {
  const { t } = useTranslation();
  const states = useBlockStates();
  const current = useBlockState(id);
  const value = current?.kind === 'flag' ? current.side : current?.kind === 'answer' ? current.name : undefined;
  return (
    <Select
      aria-label={t('look.switch')}
      value={value ?? ''}
      style={{ inlineSize: 'auto', minBlockSize: 28, paddingBlock: 2, fontSize: '1.15rem' }}
      onChange={(event) => states.set(id, options.find((option) => option.value === event.target.value)?.state)}
    >
      <option value="">{own}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
