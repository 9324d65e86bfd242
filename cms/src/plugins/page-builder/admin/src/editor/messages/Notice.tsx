import { Cross } from '@strapi/icons';
import { type ReactNode, useContext, useEffect } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { MessagesContext } from './messages.ts';

interface NoticeProps {
  tone: 'danger' | 'warning' | 'success';
  /** What it says, in one sentence, which can be read again once the notice is gone. Left out of what a command said. */
  text?: string;
  /** Stands in place of the sentence where there is more to show. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Left out of what goes by itself. */
  onDismiss?(): void;
}

/** Something that the editor says about the whole page, until it is dealt with or put away. */
export function Notice({ tone, text, children = text, action, onDismiss }: NoticeProps) {
  const { t } = useTranslation();
  const { keep } = useContext(MessagesContext);
  useEffect(() => {
    if (text) keep(text);
  }, [keep, text]);
  return (
    <Row $tone={tone} role={tone === 'danger' ? 'alert' : 'status'} data-notice>
      <div>{children}</div>
      {action}
      {onDismiss && <IconButton small label={t('save.dismiss')} icon={<Cross />} onClick={onDismiss} />}
    </Row>
  );
}

const Row = styled.div<{ $tone: NoticeProps['tone'] }>`
  display: flex;
  align-items: start;
  gap: 12px;
  padding: 10px 12px 10px 16px;
  border-inline-start: 4px solid ${({ $tone, theme }) => theme.colors[`${$tone}500`]};
  background: ${({ $tone, theme }) => theme.colors[`${$tone}100`]};
  /* The theme's orange and green are no colours for small letters. */
  color: ${({ $tone, theme }) => ($tone === 'danger' ? theme.colors.danger700 : theme.colors.neutral800)};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  ul {
    margin: 4px 0 0;
    padding-inline-start: 18px;
    list-style: disc;
  }

  li button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }

  a svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;
