import { Trash } from '@strapi/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { focusRing, Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { isMac, writeShortcut } from '../../text/write-shortcut.ts';
import type { Offer } from './fit-match.ts';
import type { Offers } from './use-offers.ts';

interface OfferListProps {
  offers: Offers;
  /** Of the text that they are for. */
  name: string;
  from: string;
  to: string;
  onInsert(offer: Offer): void;
  /** Deletes it from the memory, for whoever may. */
  onForget: ((offer: Offer) => void) | undefined;
}

/** What the translation memory offers for a text, each to be put in by a press or by its number. */
export function OfferList({ offers: { list, failure }, name, from, to, onInsert, onForget }: OfferListProps) {
  const { t } = useTranslation();
  /** The offer that somebody is about to delete. */
  const [asked, setAsked] = useState<number>();
  const question = useRef<HTMLDivElement>(null);
  const ask = (id: number | undefined) => {
    flushSync(() => setAsked(id));
    question.current?.focus();
  };
  return (
    <Box>
      <Quiet aria-live="polite">
        {failure !== '' && t('memory.failed', { message: failure })}
        {list.length > 0 && t('memory.count', { count: list.length })}
      </Quiet>
      {list.length > 0 && (
        <ol aria-label={t('memory.offers', { text: name })}>
          {list.map((offer, index) => {
            const { words, original, score } = offer;
            return (
              <li key={words}>
                <Line>
                  <Choice
                    type="button"
                    aria-label={t('memory.insert', { score, words })}
                    aria-keyshortcuts={index < WITH_KEYS ? `${isMac ? 'Control' : 'Alt'}+${index + 1}` : undefined}
                    onClick={() => onInsert(offer)}
                  >
                    <b>{t('memory.score', { score })}</b>
                    <span lang={to}>{words}</span>
                    {index < WITH_KEYS && <kbd>{isMac ? `⌃${index + 1}` : writeShortcut(`Alt+${index + 1}`, t)}</kbd>}
                  </Choice>
                  {onForget && asked !== offer.id && (
                    <IconButton
                      small
                      label={t('memory.forget', { words })}
                      icon={<Trash />}
                      onClick={() => ask(offer.id)}
                    />
                  )}
                </Line>
                {score < 100 && <Quiet lang={from}>{original}</Quiet>}
                {onForget && asked === offer.id && (
                  <Question ref={question} role="group" tabIndex={-1} aria-label={t('memory.forget', { words })}>
                    <p>{t('memory.sure')}</p>
                    <ActionButton onClick={() => onForget(offer)}>{t('memory.forgetShort')}</ActionButton>
                    <ActionButton onClick={() => ask(undefined)}>{t('memory.keep')}</ActionButton>
                  </Question>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Box>
  );
}

/** How many of the offers have a key. */
const WITH_KEYS = 3;

/** The number of the offer that a key stands for, from nought on: with Alt, which on a Mac writes signs, and with Control there. */
export function readOfferKey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-3])$/.exec(code) ?? [];
  const isHeld = isMac ? ctrlKey && !altKey : altKey && !ctrlKey;
  return digit !== undefined && isHeld && !metaKey && !shiftKey ? Number(digit) - 1 : undefined;
}

const Box = styled.div`
  ol {
    display: grid;
    gap: 4px;
    padding-block-start: 4px;
  }

  li > p {
    padding-inline-start: 8px;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Choice = styled.button`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: 8px;
  min-inline-size: 0;
  padding: 4px 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  b {
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 600;
  }

  span {
    flex: 1;
    overflow-wrap: anywhere;
  }

  kbd {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
  }
`;

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 6px 8px;
  ${focusRing}

  p {
    flex-basis: 100%;
  }
`;
