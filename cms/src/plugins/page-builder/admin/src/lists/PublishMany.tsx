import { Box, Button, Flex, Link, Loader, Modal, Status, Typography } from '@strapi/design-system';
import styled from 'styled-components';
import type { Obstacle } from '../../../shared/publishing-check.ts';
import { describeIssue } from '../editor/save/save-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import { writeBlockAddress } from '../uses/block-address.ts';
import { useRegistry } from '../uses/use-registry.ts';
import type { ListedRow } from './change-actions.tsx';
import { isReady, type RowState, usePublishMany } from './use-publish-many.ts';

interface PublishManyProps {
  model: string;
  rows: readonly ListedRow[];
  /** @param left those that were not published */
  onClose(left: readonly ListedRow[]): void;
}

/** Says of each of several entries what keeps it from being published, and publishes the others. */
export default function PublishMany({ model, rows, onClose }: PublishManyProps) {
  const { t } = useTranslation();
  const { stage, failure, states, number, check, publish } = usePublishMany(model, rows);
  const ready = states.filter(isReady).length;
  const held = states.filter(({ obstacles }) => obstacles.length > 0);
  const others = states.filter(({ obstacles }) => obstacles.length === 0);
  const close = () => onClose(stage === 'done' ? held.map(({ row }) => row) : rows);
  const isBusy = stage === 'checking' || stage === 'publishing';

  const summary = () => {
    if (stage === 'checking') return failure ? '' : t('lists.checking', { count: rows.length });
    const count = states.filter(({ isDone }) => isDone).length;
    if (stage === 'publishing') return t('lists.publishing', { number, count: ready + count });
    if (stage === 'done')
      return t(held.length > 0 ? 'lists.publishedBut' : 'lists.published', { count, held: held.length });
    return held.length > 0
      ? t('lists.someReady', { held: held.length, count: ready })
      : t('lists.toPublish', { count: ready });
  };

  const publishLabel =
    ready === 0
      ? t('lists.publishTitle')
      : t(held.length > 0 ? 'lists.publishOthers' : 'lists.publish', { count: ready });

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={3}>
            {isBusy && !failure && <Loader small>{''}</Loader>}
            <Typography role="status">{summary()}</Typography>
          </Flex>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {t('lists.checkFailed', { message: failure })}
            </Typography>
          )}
          <Rows>
            {[...held, ...others].map((state) => (
              <RowLine key={state.row.documentId} model={model} state={state} />
            ))}
          </Rows>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={stage === 'publishing'} onClick={close}>
          {t(stage === 'done' ? 'common.close' : 'common.cancel')}
        </Button>
        {stage !== 'done' && (
          <Flex gap={2} wrap="wrap" justifyContent="flex-end">
            <Button variant="secondary" disabled={isBusy && !failure} onClick={() => void check()}>
              {t('lists.checkAgain')}
            </Button>
            <Button loading={stage === 'publishing'} disabled={stage !== 'checked' || ready === 0} onClick={publish}>
              {publishLabel}
            </Button>
          </Flex>
        )}
      </Modal.Footer>
    </>
  );
}

/** One entry with its state, and what keeps it back. */
function RowLine({ model, state }: { model: string; state: RowState }) {
  const { t, translate } = useTranslation();
  const registry = useRegistry();
  const { row, obstacles, isDone } = state;
  const title = state.title ?? t('common.untitled');
  const entry = { kind: 'collectionType', uid: model, documentId: row.documentId, locale: row.locale ?? null } as const;
  const addressOf = ({ field = '', blockId = '' }: Obstacle) =>
    writeBlockAddress(entry, { field, blockId, path: '' }, window.location.pathname);
  const nameOf = (type: string) => {
    const definition = registry?.get(type);
    return definition ? translate(definition.label) : type;
  };
  const describe = (obstacle: Obstacle) =>
    obstacle.code === 'forbidden' ? t('lists.forbidden') : describeIssue(obstacle, { t, translate, nameOf });
  return (
    <li>
      <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
        <Link href={addressOf({ message: '' })} target="_blank" rel="noopener" aria-label={t('lists.open', { title })}>
          {title}
        </Link>
        <StateMark isHeld={obstacles.length > 0} isDone={isDone} isLive={row.status === 'published'} />
      </Flex>
      {obstacles.length > 0 && (
        <Box tag="ul" paddingLeft={4} paddingTop={2} style={{ listStyle: 'disc' }}>
          {obstacles.map((obstacle) => {
            const text = describe(obstacle);
            return (
              <li key={`${obstacle.blockId} ${text}`}>
                {obstacle.blockId ? (
                  <Link href={addressOf(obstacle)} target="_blank" rel="noopener">
                    {text}
                  </Link>
                ) : (
                  <Typography>{text}</Typography>
                )}
              </li>
            );
          })}
        </Box>
      )}
    </li>
  );
}

function StateMark({ isHeld, isDone, isLive }: { isHeld: boolean; isDone: boolean; isLive: boolean }) {
  const { t } = useTranslation();
  const [variant, text] = isHeld
    ? (['danger', t('lists.heldBack')] as const)
    : isDone
      ? (['success', t('lists.done')] as const)
      : ([isLive ? 'secondary' : 'success', t(isLive ? 'lists.live' : 'lists.ready')] as const);
  return (
    <Status variant={variant} size="XS" flex="none">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {text}
      </Typography>
    </Status>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    padding: 12px 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;
