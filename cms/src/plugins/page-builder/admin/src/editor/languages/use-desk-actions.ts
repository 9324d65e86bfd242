import type { RichTextNode } from 'page-format';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ENTRY } from '../../../../shared/envelope.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { NOTHING_SELECTED, selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { FileChange } from './files/translation-file.ts';
import type { Offer } from './fit-match.ts';
import { focusCard } from './focus-card.ts';
import { readOfferKey } from './OfferList.tsx';
import type { Offers } from './use-offers.ts';
import type { OpenTexts } from './use-open-texts.ts';
import type { Texts } from './use-texts.ts';

interface DeskActionsOptions extends Pick<Texts, 'write' | 'putIn'> {
  texts: Pick<OpenTexts, 'add' | 'confirm' | 'reopen'>;
  /** Texts in their order on the desk. */
  shown: readonly TextPair[];
  showsAll: boolean;
  /** The one that the focus is in. */
  current: TextPair | undefined;
  offers: Offers;
  nameOf(pair: TextPair): string;
}

/** What is done with the texts of the desk, and where the focus is afterwards. */
export function useDeskActions(options: DeskActionsOptions) {
  const { write: writeText, putIn, texts, shown, showsAll, current, offers, nameOf } = options;
  const { t } = useTranslation();
  const { commands, writing } = useCommands();
  const store = useEditorStore();
  const list = useRef<HTMLUListElement>(null);

  const noteConfirmed = (confirmed: readonly TextPair[]) => {
    const count = flushSync(() => texts.confirm(confirmed));
    commands.announce(t('translation.confirmed', { count }));
  };
  const reopen = (pair: TextPair) => {
    const index = shown.indexOf(pair);
    flushSync(() => texts.reopen([pair]));
    focusCard(list.current, index);
  };
  const confirm = (pair: TextPair) => {
    if (pair.target === undefined || pair.target === '') return commands.refuse(t('translation.nothing'));
    const index = shown.indexOf(pair);
    noteConfirmed([pair]);
    focusCard(list.current, showsAll ? index + 1 : index);
  };
  const write = (pair: TextPair, text: string) => {
    writeText({ pair, text: withWords(pair, text) });
  };
  const putFile = (changes: readonly FileChange[], refused: number, close: () => void) => {
    const { put } = putIn(
      changes.map(({ pair, text }) => [pair, { text }] as const),
      'written',
    );
    flushSync(() => {
      texts.add(put);
      close();
    });
    commands.announce(t('translationFile.done', { count: put.length, left: changes.length - put.length + refused }));
  };
  const insert = (pair: TextPair, { text }: Offer) => {
    const index = shown.indexOf(pair);
    const { put, problems } = putIn([[pair, { text }]], 'written');
    const [[, problem] = []] = problems;
    if (problem) return commands.refuse(t(`machine.${problem}`, { text: nameOf(pair) }));
    flushSync(() => texts.add(put));
    focusCard(list.current, index);
    commands.announce(t('memory.inserted'));
  };
  const forget = async (pair: TextPair, offer: Offer) => {
    try {
      await offers.forget?.(offer);
      commands.announce(t('memory.forgotten'));
    } catch (error) {
      commands.refuse(t('memory.notForgotten', { message: describeFailure(error, t) }));
    }
    focusCard(list.current, shown.indexOf(pair));
  };
  const insertByKey = (event: KeyboardEvent) => {
    const offer = offers.list[readOfferKey(event) ?? -1];
    if (!offer || !current) return;
    event.preventDefault();
    insert(current, offer);
  };
  const show = (pair: TextPair) => store.select(pair.block === ENTRY ? NOTHING_SELECTED : selectBlock(pair.block));
  const writeOnPage = (pair: TextPair) => {
    show(pair);
    writing.editSelected(() => commands.announce(t('canvas.noText')));
  };

  return { list, noteConfirmed, reopen, confirm, write, putFile, insert, forget, insertByKey, show, writeOnPage };
}

/** What is written in a card, in the form of what stands there: a formatted text keeps what kind of paragraph it is. */
function withWords({ source, target }: TextPair, text: string): string | RichTextNode {
  if (typeof source.text === 'string' || typeof target !== 'object') return text;
  const { content: _, ...node } = target;
  return text === '' ? node : { ...node, content: [{ type: 'text', text }] };
}
