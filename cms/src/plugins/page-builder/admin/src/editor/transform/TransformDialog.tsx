import { useCallback, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { PlainButton, PrimaryButton } from '../../kit/layout.ts';
import { type Pick, PickList } from '../../kit/PickList.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { isUnfit } from '../../model/transform/loss.ts';
import { listTransformations, type Transformation } from '../../model/transform/transform.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findPage } from '../canvas/find-page.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { BlockPicture } from '../palette/BlockPicture.tsx';
import { listBlockChoices } from '../palette/block-choices.ts';
import { placeBeside } from '../palette/place-beside.ts';
import { describeLosses } from './describe-losses.ts';

/** What the selected block can become: what keeps everything at once, the rest once one has read what would be lost. */
export function TransformDialog({ onClose }: { onClose(): void }) {
  const { t, translate } = useTranslation();
  const { commands, names } = useCommands();
  const store = useEditorStore();
  const { registry } = store;
  const [asked, setAsked] = useState<Transformation>();
  // What there is to choose from is worked out once, for the block that was selected then.
  const [{ id, block, at, made }] = useState(() => {
    const { tree, selection } = store.getSession();
    const [selected = ''] = outermostInOrder(tree, selection.blocks);
    return {
      ...{ id: selected, block: names.block(tree, selected), at: placeBeside(selection) },
      made: listTransformations(tree, selected, registry),
    };
  });

  const turn = useCallback(
    (type: string) => {
      commands.transform(id, type);
      requestAnimationFrame(keepFocus);
    },
    [commands, id],
  );
  const picks = useMemo<Pick[]>(() => {
    const choices = listBlockChoices(registry, translate);
    return made
      .map((each): Pick & { order: number } => {
        const choice = choices.find(({ definition }) => definition.type === each.type);
        const line = {
          ...{ id: each.type, label: choice?.label ?? each.type, words: choice?.words ?? '' },
          icon: <BlockPicture type={each.type} icon={choice?.definition.icon} />,
        };
        if (isUnfit(each)) {
          const forbidden = t(`transform.${each.reason}`, { limit: each.limit });
          return { ...line, group: t('transform.unfit'), order: 2, forbidden, run() {} };
        }
        if (losesNothing(each)) {
          return { ...line, group: t('transform.whole'), order: 0, run: () => turn(each.type) };
        }
        return { ...line, group: t('transform.lossy'), order: 1, staysOpen: true, run: () => setAsked(each) };
      })
      .sort((one, other) => one.order - other.order);
  }, [made, registry, turn, t, translate]);

  return (
    <Sheet label={t('transform.title')} onClose={onClose} at={at}>
      {asked ? (
        <Question
          asked={asked}
          block={block}
          onCancel={onClose}
          onTurn={() => {
            onClose();
            turn(asked.type);
          }}
        />
      ) : (
        <PickList
          label={t('transform.title')}
          placeholder={t('transform.prompt', { block })}
          picks={picks}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

/**
 * What was focused, such as the button in the toolbar of the old block, may be gone with it. The focus is then on the
 * editor as a whole, and belongs to the page.
 */
function keepFocus(): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.getAttribute('role') === 'dialog';
  if (isLost) findPage()?.focus({ preventScroll: true });
}

function losesNothing({ losses, action }: Transformation): boolean {
  return losses.length + action.after.length === 0;
}

interface QuestionProps {
  asked: Transformation;
  /** What the block is called. */
  block: string;
  onTurn(): void;
  onCancel(): void;
}

/** Says what would be lost before it is. */
function Question({ asked: { type: name, losses, action }, block, onTurn, onCancel }: QuestionProps) {
  const { t, translate } = useTranslation();
  const { names } = useCommands();
  const about = useId();
  const type = names.type(name);
  return (
    <Body>
      <h2>{t('transform.question', { block, type })}</h2>
      <div id={about}>
        {losses.length > 0 && <p>{t('transform.losses', { names: describeLosses(losses, t, translate) })}</p>}
        {action.after.length > 0 && <p>{t('transform.outside', { type, count: action.after.length })}</p>}
        <p>{t('transform.undo')}</p>
      </div>
      <Buttons>
        {/* The list that had the focus is gone; with the button, what would be lost is read out. */}
        <PlainButton type="button" autoFocus aria-describedby={about} onClick={onCancel}>
          {t('common.cancel')}
        </PlainButton>
        <PrimaryButton type="button" aria-describedby={about} onClick={onTurn}>
          {t('transform.anyway')}
        </PrimaryButton>
      </Buttons>
    </Body>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  overflow: auto;
  padding: 18px 20px;
  font-size: 1.3rem;
  line-height: 1.45;
  overflow-wrap: anywhere;

  h2 {
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
`;
