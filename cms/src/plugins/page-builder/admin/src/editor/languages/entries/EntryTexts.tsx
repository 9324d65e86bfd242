import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { DeskText } from '../../../../../shared/entry-desk.ts';
import { readSegment } from '../../../../../shared/plain-text.ts';
import type { TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { Quiet } from '../../../kit/layout.ts';
import { describeFailure } from '../../../text/describe-failure.ts';
import { type TFunction, useTranslation } from '../../../text/use-translation.ts';
import { checkTranslation, type TranslationAdvice } from '../check-translation.ts';
import { ConfirmAll, DeskProgress, Line, ShowAll } from '../desk-parts.tsx';
import { focusCard } from '../focus-card.ts';
import { TextCard } from '../TextCard.tsx';
import { type DeskProblem, pathOf } from './desk-store.ts';
import type { Desk } from './use-entry-desk.ts';

interface EntryTextsProps {
  /** See `useEntryDesk`. */
  entry: Desk;
  locale: string;
}

/**
 * The texts of an entry without a page, such as questions, each with that of its original, as far as somebody has to look
 * at them. They are saved to the entry as one goes on.
 */
export function EntryTexts({ entry, locale }: EntryTextsProps) {
  const { t } = useTranslation();
  const { store, failure, reload } = entry;
  const [showsAll, setShowsAll] = useState(false);
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { desk } = store;
  const texts = desk?.texts ?? NONE;
  const advice = useEntryAdvice(texts, locale);

  if (failure !== '') {
    return (
      <Line role="alert">
        <span>{t('entryDesk.failed', { message: failure })}</span>
        <ActionButton onClick={reload}>{t('board.again')}</ActionButton>
      </Line>
    );
  }
  if (!desk) return <Quiet>{t('languages.loading')}</Quiet>;
  const { from } = desk;
  if (from === null) return <Quiet>{t('entryDesk.original')}</Quiet>;
  if (texts.length === 0) return <Quiet>{t('entryDesk.none')}</Quiet>;

  const open = texts.filter(({ pair }) => pair.state !== 'translated');
  const shown = showsAll ? texts : open;
  const writable = open.filter(({ canWrite }) => canWrite).map(({ pair }) => pair);
  const confirm = async (pairs: readonly TextPair[], index: number) => {
    const isEmpty = pairs.some(({ target }) => target === undefined || target === '');
    setProblem(isEmpty ? t('translation.nothing') : '');
    if (isEmpty || !(await store.note(pairs, 'confirmed'))) return;
    focusCard(list.current, showsAll ? index + 1 : index);
  };
  return (
    <Whole>
      <DeskProgress open={open.map(({ pair }) => pair)} all={texts.length} from={from} />
      <Line>
        <ShowAll showsAll={showsAll} onChange={setShowsAll} />
      </Line>
      <ConfirmAll pairs={writable} state="new" onConfirm={(pairs) => confirm(pairs, 0)} />
      <ConfirmAll pairs={writable} state="edited" onConfirm={(pairs) => confirm(pairs, 0)} />
      {problem !== '' && <Quiet role="alert">{problem}</Quiet>}
      <ul ref={list} onBlur={() => store.keep()}>
        {shown.map(({ pair, label, maxLength, canWrite }, index) => (
          <TextCard
            key={pathOf(pair)}
            {...{ pair, name: label, from, to: locale, limit: maxLength, canEdit: canWrite }}
            problem={describeProblem(store.problems.get(pathOf(pair)), t)}
            onShow={() => list.current?.children[index]?.querySelector('textarea')?.focus()}
            onWrite={(value) => store.write(pair, value)}
            onWriteOnPage={noop}
            onConfirm={() => confirm([pair], index)}
            onReopen={() => store.note([pair], 'written')}
            onTranslate={undefined}
            isTranslating={false}
            advice={advice.get(pathOf(pair)) ?? NONE}
            onEnter={noop}
            former={undefined}
          />
        ))}
      </ul>
    </Whole>
  );
}

const NONE: readonly never[] = [];
/** What stands on no page is shown on none. */
const noop = () => undefined;

/** What might be wrong with the translations, by their paths. */
function useEntryAdvice(texts: readonly DeskText[], locale: string): ReadonlyMap<string, readonly TranslationAdvice[]> {
  const language = locale.split('-')[0] ?? '';
  const said = JSON.stringify(texts.map(({ pair }) => [pair.source.text, pair.target, pair.state]));
  return useMemo(() => {
    const checked = texts.filter(({ pair, isSlug }) => !isSlug && pair.state !== 'new');
    const advise = ({ source, target = '' }: TextPair) =>
      checkTranslation(readSegment(source), readSegment({ text: target }), language);
    return new Map(checked.map(({ pair }) => [pathOf(pair), advise(pair)]));
  }, [said, language]);
}

function describeProblem(problem: DeskProblem | undefined, t: TFunction): string | undefined {
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'changed':
      return t('entryDesk.changed', { text: problem.text });
    case 'original':
      return t('entryDesk.changedOriginal');
    case 'failed':
      return t('entryDesk.notSaved', { message: describeFailure(problem.error, t) });
  }
}

/** Where there is room, the translation stands beside its original. */
const Whole = styled.div`
  container-type: inline-size;

  @container (min-width: 600px) {
    li[data-text] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 24px;
    }

    li[data-text] > * {
      grid-column: 1 / -1;
    }

    li[data-text] > p:first-of-type {
      grid-column: 1;
      align-self: start;
    }

    li[data-text] > :is(textarea, textarea ~ p, ul) {
      grid-column: 2;
    }
  }
`;
