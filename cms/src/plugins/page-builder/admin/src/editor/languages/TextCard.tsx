import type { RichTextNode, Segment } from 'page-format';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { compareWords } from '../../../../shared/differences/compare-words.ts';
import type { Stamp } from '../../../../shared/envelope.ts';
import { readSegment } from '../../../../shared/plain-text.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { Chip, focusRing, Quiet, TextBox } from '../../kit/layout.ts';
import { useLimitedText } from '../../kit/use-limited-text.ts';
import { nameTag } from '../../text/name-tag.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { MarkedWords } from '../comparison/list/MarkedWords.tsx';
import { LimitNote } from '../inspector/LimitNote.tsx';
import type { TranslationAdvice } from './check-translation.ts';

interface TextCardProps {
  pair: TextPair;
  /** Its block and property. */
  name: string;
  /** Languages of the original and of the page. */
  from: string;
  to: string;
  /** Most characters of the text; left out of formatted ones. */
  limit: number | undefined;
  /** What the original said when this was confirmed; undefined where it says that still, or nobody knows. */
  former: Segment['text'] | undefined;
  /** Why what stands here cannot be saved. */
  problem: string | undefined;
  canEdit: boolean;
  /** Selects the block on the page. */
  onShow(): void;
  onWrite(text: string): void;
  /** Leads to the text on the page. */
  onWriteOnPage(): void;
  onConfirm(): void;
  /** Takes the confirmation off. */
  onReopen(): void;
  /** Has this text alone translated by machine, whatever stands there; undefined where that cannot be. */
  onTranslate: (() => void) | undefined;
  /** While the machine is at work. */
  isTranslating: boolean;
  /** What might be wrong with what stands here. */
  advice: readonly TranslationAdvice[];
  /** Called when the focus comes into the card. */
  onEnter(): void;
  /** Further buttons, before those that every card has. */
  buttons?: ReactNode;
  /** What is offered for the text. */
  children?: ReactNode;
}

/** A text of the original, what stands in its place here, and what can be done with it. Enter confirms it. */
export const TextCard = memo(function TextCard(props: TextCardProps) {
  const { pair, name, from, to, former, canEdit, onShow, onWriteOnPage, onConfirm, onReopen, onTranslate } = props;
  const { isTranslating, advice, onEnter, problem, buttons, children } = props;
  const { t } = useTranslation();
  const { locale } = useIntl();
  const machine = pair.state === 'new' ? 'machine.one' : 'machine.again';
  return (
    <Card data-text={pair.state} onFocus={onEnter}>
      <Head>
        <button type="button" onClick={onShow}>
          {name}
        </button>
        <Chip>{t(`translation.${pair.state}`)}</Chip>
      </Head>
      <p lang={from}>
        {former === undefined ? (
          readSegment(pair.source)
        ) : (
          <MarkedWords words={compareWords(readSegment({ text: former }), readSegment(pair.source))} />
        )}
      </p>
      {isWrittenHere(pair) ? <Written {...props} /> : <p lang={to}>{readSegment({ text: pair.target ?? '' })}</p>}
      {pair.by && <Stamped by={pair.by} />}
      {problem !== undefined && <Problem role="alert">{problem}</Problem>}
      {advice.length > 0 && (
        <Advice aria-label={t('translation.advice', { text: name })}>
          {advice.map((one) => (
            <li key={one.kind}>{t(`translation.advice.${one.kind}`, sayAdvice(one, locale))}</li>
          ))}
        </Advice>
      )}
      {children}
      {canEdit && (
        <Foot>
          {buttons}
          {onTranslate && (
            <ActionButton
              aria-label={t(`${machine}Named`, { text: name })}
              disabled={isTranslating}
              onClick={onTranslate}
            >
              {t(machine)}
            </ActionButton>
          )}
          {!isWrittenHere(pair) && <ActionButton onClick={onWriteOnPage}>{t('translation.onPage')}</ActionButton>}
          {pair.state === 'translated' ? (
            <ActionButton aria-label={t('translation.reopenNamed', { text: name })} onClick={onReopen}>
              {t('translation.reopen')}
            </ActionButton>
          ) : (
            <ActionButton aria-label={t('translation.confirmNamed', { text: name })} onClick={onConfirm}>
              {t('translation.confirm')}
            </ActionButton>
          )}
        </Foot>
      )}
    </Card>
  );
});

/** Who has brought the text to where it is, as far as they are still there, and on which day. */
function Stamped({ by: { name, at, deed } }: { by: Stamp }) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const when = formatDate(at, { dateStyle: 'medium' });
  return <Quiet>{t(`translation.deed.${deed}`, { known: String(name !== null), name: name ?? '', when })}</Quiet>;
}

/** The values of a sentence: no number is a dash, and a language has its name. */
function sayAdvice(advice: TranslationAdvice, locale: string): Record<string, string> {
  switch (advice.kind) {
    case 'numbers':
      return { there: advice.there || '–', here: advice.here || '–' };
    case 'foreign':
      return { language: nameTag(advice.language, locale) };
    default:
      return { ...advice };
  }
}

function Written({
  pair,
  name,
  to,
  limit = Number.POSITIVE_INFINITY,
  canEdit,
  onShow,
  onWrite,
  onConfirm,
}: TextCardProps) {
  const { t } = useTranslation();
  const value = readWords(pair.target);
  const limited = useLimitedText(value, limit, onWrite);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <>
      <TextBox
        {...limited.listeners}
        aria-label={t('translation.target', { text: name, locale: to })}
        lang={to}
        rows={Math.min(6, Math.max(1, Math.ceil(value.length / 40)))}
        readOnly={!canEdit}
        value={value}
        onFocus={({ currentTarget }) => {
          onShow();
          // What stands there is the original, which the translation takes the place of.
          if (pair.state === 'new') currentTarget.select();
        }}
        onKeyDown={onKeyDown}
      />
      <LimitNote value={value} limit={limit} rest={limited.rest} />
    </>
  );
}

/** What is written as words alone, with the space at its end that one types before the next. */
function readWords(text: TextPair['target']): string {
  return typeof text === 'string' ? text : (text?.content ?? []).map((node) => node.text ?? '').join('');
}

/** Whether both texts are words alone. What holds links or marks, or has nothing in its place, is written on the page. */
export function isWrittenHere({ source, target }: TextPair): boolean {
  if (typeof source.text === 'string') return true;
  return target !== undefined && typeof target !== 'string' && isPlain(source.text) && isPlain(target);
}

function isPlain({ type, content = [] }: RichTextNode): boolean {
  return (
    ['paragraph', 'heading'].includes(type) && content.every((node) => node.type === 'text' && !node.marks?.length)
  );
}

const Advice = styled.ul`
  padding-inline-start: 10px;
  border-inline-start: 3px solid ${({ theme }) => theme.colors.warning500};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.15rem;
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
`;

const Card = styled.li`
  display: grid;
  gap: 6px;
  /* A long name is cut, and makes nothing wider than the panel. */
  grid-template-columns: minmax(0, 1fr);
  padding-block: 10px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  > p:first-of-type {
    padding-inline-start: 10px;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral200};
    color: ${({ theme }) => theme.colors.neutral700};
  }

  &[data-text='outOfDate'] > p:first-of-type {
    border-color: ${({ theme }) => theme.colors.warning500};
  }

  textarea {
    min-block-size: 34px;
    field-sizing: content;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  button {
    overflow: hidden;
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
    ${focusRing}
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
