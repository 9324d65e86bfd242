import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ShareLink, ShareOpening } from '../../../../shared/share-links.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Chip, Quiet } from '../../kit/layout.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** A link with its end, who opened it and when, and the way to take it back. */
export function ShareLinkRow({ link, onRevoke }: { link: ShareLink; onRevoke(): Promise<void> }) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const writeDate = useWriteDate();
  const row = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  const name = link.recipient || t('share.forAnyone');
  const state = stateOf(link);

  const revoke = async () => {
    setWaiting(true);
    setFailure('');
    try {
      await onRevoke();
      commands.announce(t('share.taken'));
      setAsking(false);
      // The button that was pressed is gone.
      row.current?.focus();
    } catch (error) {
      setFailure(t('common.failed', { message: describeFailure(error, t) }));
    }
    setWaiting(false);
  };

  return (
    <Row ref={row} tabIndex={-1}>
      <Head>
        <strong>{name}</strong>
        <Chip>{t(`share.${state}`, { date: writeDate(link.revokedAt ?? link.expiresAt) })}</Chip>
        {state === 'until' && !isAsking && (
          <ActionButton aria-label={t('share.revokeOf', { name })} onClick={() => setAsking(true)}>
            {t('share.revoke')}
          </ActionButton>
        )}
      </Head>
      <Quiet>
        {link.creator
          ? t('share.madeBy', { name: link.creator, date: writeDate(link.createdAt) })
          : t('share.madeOn', { date: writeDate(link.createdAt) })}
      </Quiet>
      <p>{t('share.opened', { count: link.openings.length })}</p>
      {link.openings.length > 0 && (
        <ul>
          {link.openings.map((opening, index) => (
            <Opening key={index} opening={opening} />
          ))}
        </ul>
      )}
      {link.unlisted > 0 && <Quiet>{t('share.unlisted', { count: link.unlisted })}</Quiet>}
      {isAsking && (
        <Question role="group" aria-label={t('share.revokeOf', { name })}>
          <p>{t('share.sure')}</p>
          <ActionButton autoFocus disabled={isWaiting} onClick={() => void revoke()}>
            {t('share.revoke')}
          </ActionButton>
          <ActionButton onClick={() => setAsking(false)}>{t('share.keep')}</ActionButton>
        </Question>
      )}
      {failure && <Quiet role="alert">{failure}</Quiet>}
    </Row>
  );
}

function Opening({ opening }: { opening: ShareOpening }) {
  const { t } = useTranslation();
  const writeDate = useWriteDate();
  const { views, firstAt, lastAt } = opening;
  const name = opening.name || t('share.noName');
  const dates = { first: writeDate(firstAt), last: writeDate(lastAt) };
  return <li>{t(views > 1 ? 'share.openedAgain' : 'share.openedOnce', { name, count: views, ...dates })}</li>;
}

function stateOf({ revokedAt, expiresAt }: ShareLink): 'until' | 'ended' | 'revoked' {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) > Date.now() ? 'until' : 'ended';
}

function useWriteDate(): (date: string) => string {
  const { formatDate } = useIntl();
  return (date) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
}

const Row = styled.li`
  display: grid;
  gap: 4px;
  padding: 10px 12px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;

  ul {
    padding-inline-start: 16px;
    list-style: disc;
  }

  li {
    overflow-wrap: anywhere;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 32px;

  strong {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  p {
    flex: 1 1 200px;
  }
`;
