import { useContext } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';
import { MessagesContext } from './messages.ts';

/** What the editor has said since it was opened, the newest first. */
export function MessageList({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { formatTime } = useIntl();
  const { messages } = useContext(MessagesContext);
  return (
    <Sheet label={t('command.messages')} onClose={onClose}>
      <SheetTitle>{t('command.messages')}</SheetTitle>
      <SheetIntro>{t(messages.length > 0 ? 'messages.intro' : 'messages.none')}</SheetIntro>
      <SheetBody tabIndex={0}>
        <List>
          {messages.toReversed().map(({ text, kind, at, number }) => (
            <li key={number} data-kind={kind}>
              <time dateTime={new Date(at).toISOString()}>{formatTime(at, { timeStyle: 'medium' })}</time>
              <span>{text}</span>
            </li>
          ))}
        </List>
      </SheetBody>
      <SheetFoot>
        <PlainButton type="button" onClick={onClose}>
          {t('common.close')}
        </PlainButton>
      </SheetFoot>
    </Sheet>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: 12px;
    padding-block: 6px;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  time {
    flex: none;
    color: ${({ theme }) => theme.colors.neutral600};
    font-variant-numeric: tabular-nums;
  }

  span {
    overflow-wrap: anywhere;
  }

  [data-kind='refusal'] span {
    color: ${({ theme }) => theme.colors.danger600};
  }

  [data-kind='notice'] span {
    font-weight: 600;
  }
`;
