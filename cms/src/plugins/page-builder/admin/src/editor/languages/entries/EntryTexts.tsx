import { hasWords } from 'page-format';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../../api/server.ts';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { Quiet } from '../../../kit/layout.ts';
import { describeFailure } from '../../../text/describe-failure.ts';
import { type TFunction, useTranslation } from '../../../text/use-translation.ts';
import { ConfirmAll, DeskProgress, Line, ShowAll } from '../desk-parts.tsx';
import type { Offer } from '../fit-match.ts';
import { focusCard } from '../focus-card.ts';
import { MachineBar } from '../MachineBar.tsx';
import { OfferList, readOfferKey } from '../OfferList.tsx';
import { TermList } from '../TermList.tsx';
import { TextCard } from '../TextCard.tsx';
import { type DeskProblem, pathOf } from './desk-store.ts';
import type { Desk } from './use-entry-desk.ts';
import { useEntryTools } from './use-entry-tools.ts';

interface EntryTextsProps {
  server: Pick<Server, 'get' | 'post' | 'del'>;
  /** See `useEntryDesk`. */
  entry: Desk;
}

/**
 * The texts of an entry without a page, such as questions, each with that of its original, as far as somebody has to look
 * at them. They are saved to the entry as one goes on.
 */
export function EntryTexts({ server, entry }: EntryTextsProps) {
  const { t } = useTranslation();
  const { store, failure, reload } = entry;
  const [showsAll, setShowsAll] = useState(false);
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { desk } = store;
  const tools = useEntryTools(server, store);
  const { machine, glossary, advice, offers } = tools;

  if (failure !== '') {
    return (
      <Line role="alert">
        <span>{t('entryDesk.failed', { message: failure })}</span>
        <ActionButton onClick={reload}>{t('board.again')}</ActionButton>
      </Line>
    );
  }
  if (!desk) return <Quiet>{t('languages.loading')}</Quiet>;
  const { from, texts } = desk;
  const { locale } = store.place;
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
  const nameOf = (pair: TextPair) => texts.find((text) => pathOf(text.pair) === pathOf(pair))?.label ?? '';
  const insert = (pair: TextPair, { text }: Offer) => {
    store.write(pair, String(text));
    focusCard(
      list.current,
      shown.findIndex((one) => pathOf(one.pair) === pathOf(pair)),
    );
  };
  const insertByKey = (event: KeyboardEvent) => {
    const offer = offers.list[readOfferKey(event) ?? -1];
    const current = shown.find(({ pair }) => tools.isCurrent(pair));
    if (!offer || !current) return;
    event.preventDefault();
    insert(current.pair, offer);
  };
  const forget = async (offer: Offer) => {
    try {
      await offers.forget?.(offer);
    } catch (error) {
      setProblem(t('memory.notForgotten', { message: describeFailure(error, t) }));
    }
  };
  return (
    <Whole>
      <Quiet>{t(desk.hasDrafts ? 'entryDesk.draft' : 'entryDesk.live')}</Quiet>
      <DeskProgress open={open.map(({ pair }) => pair)} all={texts.length} from={from} />
      <MachineBar machine={machine} open={tools.forMachine} block={undefined} isEntry nameOf={nameOf} />
      <Line>
        <ShowAll showsAll={showsAll} onChange={setShowsAll} />
      </Line>
      {glossary.failure !== '' && <Quiet role="alert">{t('glossary.unknown', { message: glossary.failure })}</Quiet>}
      <ConfirmAll pairs={writable} state="new" onConfirm={(pairs) => confirm(pairs, 0)} />
      <ConfirmAll pairs={writable} state="edited" onConfirm={(pairs) => confirm(pairs, 0)} />
      {problem !== '' && <Quiet role="alert">{problem}</Quiet>}
      <ul ref={list} onBlur={() => store.keep()} onKeyDown={insertByKey}>
        {shown.map(({ pair, label, maxLength, canWrite, isSlug }, index) => (
          <TextCard
            key={pathOf(pair)}
            {...{ pair, name: label, from, to: locale, limit: maxLength, canEdit: canWrite }}
            problem={describeProblem(store.problems.get(pathOf(pair)), t)}
            onShow={() => list.current?.children[index]?.querySelector('textarea')?.focus()}
            onWrite={(value) => store.write(pair, value)}
            onWriteOnPage={noop}
            onConfirm={() => confirm([pair], index)}
            onReopen={() => store.note([pair], 'written')}
            onTranslate={
              machine.allowance && !isSlug && hasWords(pair.source.text) ? () => machine.translate([pair]) : undefined
            }
            isTranslating={machine.run !== undefined}
            advice={advice.get(keyOfPair(pair)) ?? NONE}
            onEnter={() => tools.setEntered(pathOf(pair))}
            former={undefined}
          >
            {glossary.terms.has(keyOfPair(pair)) && (
              <TermList terms={glossary.terms.get(keyOfPair(pair)) ?? NONE} name={label} />
            )}
            {tools.isCurrent(pair) && (
              <OfferList
                offers={offers}
                name={label}
                {...{ from, to: locale }}
                onInsert={(offer) => insert(pair, offer)}
                onForget={offers.forget && ((offer) => void forget(offer))}
              />
            )}
          </TextCard>
        ))}
      </ul>
    </Whole>
  );
}

const NONE: readonly never[] = [];
/** What stands on no page is shown on none. */
const noop = () => undefined;

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
