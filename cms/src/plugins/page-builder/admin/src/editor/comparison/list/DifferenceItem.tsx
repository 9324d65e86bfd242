import { readSectionId } from 'page-format';
import { memo, useMemo } from 'react';
import { readContent } from '../../../../../shared/block-content.ts';
import { compareProps } from '../../../../../shared/differences/compare-props.ts';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import type { DifferenceRow } from '../../../model/difference-rows.ts';
import type { Tree } from '../../../model/tree.ts';
import { useEditorStore } from '../../../store/use-store.ts';
import { nameProp } from '../../../text/describe-value.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { useCommands } from '../../commands/use-commands.tsx';
import { useSections } from '../../sections/sections-context.tsx';
import { MARK_SIGNS } from '../pages/marks.ts';
import type { Offer, Returns } from '../use-returns.ts';
import { describeChange, type ToldChange } from './describe-change.ts';
import { MarkedWords } from './MarkedWords.tsx';
import { nameBlock } from './name-block.ts';
import { readInSection } from './read-in-section.ts';
import { shortenParts } from './shorten-parts.ts';

interface DifferenceItemProps {
  row: DifferenceRow;
  before: Tree;
  after: Tree;
  isCurrent?: boolean;
  /** Left out where no page is beside the list. */
  onGo?(row: DifferenceRow): void;
  returns?: Returns | undefined;
}

/** What became of one block: a way to it, what it says now and said before, and the ways back. */
export const DifferenceItem = memo(function DifferenceItem(props: DifferenceItemProps) {
  const { row, before, after, isCurrent, onGo, returns } = props;
  const { t } = useTranslation();
  const { names } = useCommands();
  const { difference, inside } = row;
  const { kind, block } = difference;
  const offer = returns?.find(difference);
  const Head = onGo ? 'button' : 'div';
  return (
    <li aria-current={isCurrent || undefined} data-difference={kind}>
      <Head data-go {...(onGo && { type: 'button', onClick: () => onGo(row) })}>
        <span data-mark={kind}>
          <span aria-hidden>{MARK_SIGNS[kind]} </span>
          {t(`comparison.${kind}`)}
        </span>
        <span>
          <strong>{nameBlock(row, before, after, names)}</strong>
          {inside > 0 && ` ${t('comparison.inside', { count: inside })}`}
        </span>
      </Head>
      {kind === 'changed' && (
        <ChangedProps block={block} before={before} after={after} offer={offer} returns={returns} />
      )}
      {returns && offer && <WholeReturn returns={returns} offer={offer} />}
    </li>
  );
});

interface WholeReturnProps {
  returns: Returns;
  offer: Offer;
}

/** Brings all of it back; where that is one property, its own button says so already. */
function WholeReturn({ returns, offer: { difference, props } }: WholeReturnProps) {
  const { t } = useTranslation();
  if (difference.kind === 'changed' && props.length < 2) return null;
  const isOver = returns.isLanguage && (difference.kind === 'removed' || difference.kind === 'changed');
  return (
    <ActionButton onClick={() => returns.bringBack(difference)}>
      {t(isOver ? 'comparison.bringOver' : `comparison.return.${difference.kind}`)}
    </ActionButton>
  );
}

interface ChangedPropsProps {
  block: string;
  before: Tree;
  after: Tree;
  offer: Offer | undefined;
  returns: Returns | undefined;
}

function ChangedProps({ block, before, after, offer, returns }: ChangedPropsProps) {
  const { t, translate } = useTranslation();
  const { registry } = useEditorStore();
  const { names } = useCommands();
  const sections = useSections();
  const [old, now] = [before.blocks.get(block), after.blocks.get(block)];
  const section = now && sections[readSectionId(now) ?? ''];
  const told = useMemo(() => {
    if (!old || !now) return [];
    return compareProps(readContent(old), readContent(now)).map((difference) => {
      const prop = difference.path[0] ?? '';
      const key = `${difference.kind}:${difference.path.join('/')}`;
      const inside = readInSection(difference, section, registry);
      const change = describeChange(inside?.difference ?? difference, inside?.block ?? now, { registry, t, translate });
      const name = inside ? `${names.type(inside.block.type)} › ${change.name}` : change.name;
      return {
        prop,
        key,
        change: { ...change, name },
        setting: inside ? name : nameProp(now, prop, registry, { t, translate }),
      };
    });
  }, [old, now, section, registry, names, t, translate]);
  if (!old || !now) return null;
  return (
    <>
      {old.type !== now.type && <div data-change>{t('comparison.became', { type: names.type(now.type) })}</div>}
      {told.map(({ prop, key, change, setting }, index) => (
        <div key={key} data-change>
          <div>
            <b>{change.name}</b>
            {returns && offer?.props.includes(prop) && told[index - 1]?.prop !== prop && (
              <PropReturn
                returns={returns}
                name={setting}
                onReturn={() => returns.bringBack(offer.difference, [prop])}
              />
            )}
          </div>
          <Change change={change} />
        </div>
      ))}
    </>
  );
}

interface PropReturnProps {
  returns: Returns;
  name: string;
  onReturn(): void;
}

function PropReturn({ returns: { isLanguage }, name, onReturn }: PropReturnProps) {
  const { t } = useTranslation();
  return (
    <ActionButton
      aria-label={t(isLanguage ? 'comparison.bringOverProp' : 'versions.bringBackProp', { name })}
      onClick={onReturn}
    >
      {t(isLanguage ? 'comparison.bringOver' : 'comparison.return.removed')}
    </ActionButton>
  );
}

function Change({ change: { kind, words } }: { change: ToldChange }) {
  const { t } = useTranslation();
  if (kind !== 'set') return <>{t(`comparison.${kind}`)}</>;
  if (words.length === 0) return <>{t('comparison.details')}</>;
  return <MarkedWords words={shortenParts(words)} />;
}
