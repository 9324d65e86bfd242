import { hasWords, type RichTextNode } from 'page-format';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { readingOrder } from '../../../../shared/differences/list-differences.ts';
import { ENTRY } from '../../../../shared/envelope.ts';
import { readSegment } from '../../../../shared/plain-text.ts';
import { countWords } from '../../../../shared/translation/count-words.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { NamedText } from '../../host/editor-host.tsx';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { PanelBody, PanelHead, PanelTitle, Quiet, Select } from '../../kit/layout.ts';
import { NOTHING_SELECTED, selectBlock } from '../../model/selection.ts';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useSelectedBlock, useSession } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { loadDialog } from '../load-dialog.tsx';
import { useRegionFocus } from '../regions.ts';
import type { TranslationAdvice } from './check-translation.ts';
import { findLimit, nameText } from './describe-pair.ts';
import { ShownEntries } from './entries/ShownEntries.tsx';
import type { FileChange } from './files/translation-file.ts';
import type { Offer } from './fit-match.ts';
import { focusCard } from './focus-card.ts';
import { MachineBar } from './MachineBar.tsx';
import { OfferList, readOfferKey } from './OfferList.tsx';
import { SlugOffer } from './SlugOffer.tsx';
import { TermList } from './TermList.tsx';
import { TextCard } from './TextCard.tsx';
import { listForMachine } from './translate-by-machine.ts';
import { useAdvice } from './use-advice.ts';
import { useEntryPairs } from './use-entry-pairs.ts';
import { useFormer } from './use-former.ts';
import { useGlossary } from './use-glossary.ts';
import { useMachine } from './use-machine.ts';
import { useNamedTexts } from './use-named-texts.ts';
import { useOffers } from './use-offers.ts';
import { useOpenTexts } from './use-open-texts.ts';
import { useOriginal } from './use-original.ts';
import { useTexts } from './use-texts.ts';

/** With what reads and writes files, which few need. */
const FilesDialog = loadDialog(async () => (await import('./files/FilesDialog.tsx')).FilesDialog);

export interface TranslationDeskProps {
  /** Name of the field with the page. */
  name: string;
  entry: Entry;
  editing: Editing;
}

/**
 * The texts of the page's original in another language, one below the other with what stands here, as far as somebody
 * has to look at them: what was not translated yet, or says something else by now. The page beside it shows each in its
 * place.
 */
export function TranslationDesk({ name, entry, editing }: TranslationDeskProps) {
  useRegionFocus('translation');
  const { t, translate } = useTranslation();
  const { commands, names, writing, canWrite: canEdit } = useCommands();
  const { launch } = useLauncher();
  const { store } = editing;
  const { locale, locales, choose, isOriginal, original } = useOriginal(entry, name, editing);
  const target = useSession(({ tree }) => tree);
  const selected = useSelectedBlock();
  const [showsAll, setShowsAll] = useState(false);
  const [isFilesOpen, setFilesOpen] = useState(false);
  /** Key of the text that the focus was in last. */
  const [entered, setEntered] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const loadedTexts = useNamedTexts();
  const entryTexts = loadedTexts ?? NO_TEXTS;
  const source = loadedTexts && !isOriginal && original && 'tree' in original ? original : undefined;
  const {
    pairs,
    target: whole,
    registry,
    note,
    write: writeText,
    putIn,
  } = useTexts(source, entryTexts, locale, editing);
  const ofEntry = useEntryPairs(pairs, entryTexts, entry);
  const { open, add, ...texts } = useOpenTexts(source, pairs, note);
  const machine = useMachine({
    ...{ entry, field: name, from: locale, isReady: source !== undefined && canEdit },
    put(came) {
      const report = putIn(came, 'machine');
      add(report.put);
      return report;
    },
  });

  const shown = pairs.filter((pair) => showsAll || open.has(keyOfPair(pair)));
  const openPairs = pairs.filter((pair) => open.has(keyOfPair(pair)));
  const same = openPairs.filter(({ state }) => state === 'new');
  const written = openPairs.filter(({ state }) => state === 'edited');
  const missing = source ? readingOrder(source.tree).filter((id) => !target.blocks.has(id)).length : 0;
  const glossary = useGlossary(ofEntry.prose, { from: locale, to: entry.locale, isReady: source !== undefined });
  const former = useFormer(pairs, source, { entry, field: name, from: locale });
  const advice = useAdvice(ofEntry.prose, entry, glossary.terms);
  const forMachine = useMemo(() => listForMachine(ofEntry.prose), [ofEntry.prose]);
  const current = canEdit ? shown.find((pair) => keyOfPair(pair) === entered) : undefined;
  const limit = current && findLimit(current, whole, registry);
  const offers = useOffers(
    current && !ofEntry.isSlug(current) ? current : undefined,
    { from: locale, to: entry.locale },
    limit,
  );

  const nameOf = (pair: TextPair) => {
    if (pair.block === ENTRY) return ofEntry.nameOf(pair);
    return nameText(pair, pairs, target, { registry: store.registry, names, t, translate });
  };
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
  const putFile = (changes: readonly FileChange[], refused: number) => {
    const { put } = putIn(
      changes.map(({ pair, text }) => [pair, { text }] as const),
      'written',
    );
    flushSync(() => {
      add(put);
      setFilesOpen(false);
    });
    commands.announce(t('translationFile.done', { count: put.length, left: changes.length - put.length + refused }));
  };
  const insert = (pair: TextPair, { text }: Offer) => {
    const index = shown.indexOf(pair);
    const { put, problems } = putIn([[pair, { text }]], 'written');
    const [[, problem] = []] = problems;
    if (problem) return commands.refuse(t(`machine.${problem}`, { text: nameOf(pair) }));
    flushSync(() => add(put));
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

  return (
    <>
      <PanelHead>
        <PanelTitle>{t('translation.region')}</PanelTitle>
        <Choice>
          {t('translation.from')}
          <Select value={isOriginal ? '' : locale} onChange={({ target: { value } }) => choose(value)}>
            {isOriginal && <option value="">–</option>}
            {locales.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Choice>
      </PanelHead>
      <PanelBody>
        {isOriginal && <Quiet>{t('translation.isOriginal')}</Quiet>}
        {!isOriginal && (!original || !loadedTexts) && <Quiet>{t('languages.loading')}</Quiet>}
        {!isOriginal && original && 'message' in original && <Quiet role="alert">{original.message}</Quiet>}
        {source && (
          <>
            <Progress role="status">
              {pairs.length === 0
                ? t('translation.none', { locale })
                : t('translation.progress', {
                    ...{ open: openPairs.length, all: pairs.length },
                    words: openPairs.reduce((sum, pair) => sum + countWords(readSegment(pair.source)), 0),
                  })}
            </Progress>
            {missing > 0 && (
              <Line>
                <span>{t('translation.missing', { count: missing })}</span>
                <ActionButton onClick={() => launch('languages')}>{t('languages.title')}</ActionButton>
              </Line>
            )}
            <MachineBar
              machine={machine}
              open={forMachine}
              block={
                selected === undefined
                  ? undefined
                  : {
                      name: names.block(target, selected),
                      open: forMachine.filter(({ block }) => block === selected),
                    }
              }
              nameOf={nameOf}
            />
            <Line>
              <label>
                <input type="checkbox" checked={showsAll} onChange={() => setShowsAll(!showsAll)} />{' '}
                {t('translation.all')}
              </label>
              {pairs.length > 0 && entry.documentId && (
                <ActionButton aria-label={t('translationFile.title')} onClick={() => setFilesOpen(true)}>
                  {t('translationFile.button')}
                </ActionButton>
              )}
            </Line>
            {canEdit && same.length > 1 && (
              <Line>
                <span>{t('translation.same', { count: same.length })}</span>
                <ActionButton onClick={() => noteConfirmed(same)}>{t('translation.confirmSame')}</ActionButton>
              </Line>
            )}
            {canEdit && written.length > 1 && (
              <Line>
                <span>{t('translation.written', { count: written.length })}</span>
                <ActionButton onClick={() => noteConfirmed(written)}>{t('translation.confirmSame')}</ActionButton>
              </Line>
            )}
            {glossary.failure !== '' && (
              <Quiet role="alert">{t('glossary.unknown', { message: glossary.failure })}</Quiet>
            )}
            {former.failure !== '' && (
              <Quiet role="alert">{t('translation.formerUnknown', { message: former.failure })}</Quiet>
            )}
            <ul ref={list} onKeyDown={insertByKey}>
              {shown.map((pair) => (
                <TextCard
                  key={keyOfPair(pair)}
                  pair={pair}
                  name={nameOf(pair)}
                  from={locale}
                  to={entry.locale}
                  limit={findLimit(pair, whole, registry)}
                  former={former.textOf(pair)}
                  problem={ofEntry.problemOf(pair)}
                  canEdit={canEdit}
                  onShow={() => show(pair)}
                  onWrite={(text) => write(pair, text)}
                  onWriteOnPage={() => writeOnPage(pair)}
                  onConfirm={() => confirm(pair)}
                  onReopen={() => reopen(pair)}
                  onTranslate={
                    machine.allowance && hasWords(pair.source.text) && !ofEntry.isSlug(pair)
                      ? () => machine.translate([pair])
                      : undefined
                  }
                  isTranslating={machine.run !== undefined}
                  advice={advice.get(keyOfPair(pair)) ?? NO_ADVICE}
                  onEnter={() => setEntered(keyOfPair(pair))}
                  buttons={
                    ofEntry.isSlug(pair) && (
                      <SlugOffer
                        slug={ofEntry.suggest(pair)}
                        name={nameOf(pair)}
                        onTake={(slug) => write(pair, slug)}
                      />
                    )
                  }
                >
                  {glossary.terms.has(keyOfPair(pair)) && (
                    <TermList terms={glossary.terms.get(keyOfPair(pair)) ?? []} name={nameOf(pair)} />
                  )}
                  {pair === current && (
                    <OfferList
                      offers={offers}
                      name={nameOf(pair)}
                      from={locale}
                      to={entry.locale}
                      onInsert={(offer) => insert(pair, offer)}
                      onForget={offers.forget && ((offer) => void forget(pair, offer))}
                    />
                  )}
                </TextCard>
              ))}
            </ul>
          </>
        )}
        {!isOriginal && <ShownEntries entry={entry} field={name} />}
      </PanelBody>
      {isFilesOpen && entry.documentId && source && (
        <FilesDialog
          pairs={pairs}
          original={source.tree}
          open={openPairs}
          place={{
            ...{ model: entry.model, documentId: entry.documentId, field: name },
            ...{ from: locale, to: entry.locale },
          }}
          title={entry.title}
          canEdit={canEdit}
          nameOf={nameOf}
          onPut={putFile}
          onClose={() => setFilesOpen(false)}
        />
      )}
    </>
  );
}

/** The same each time, so that a card is not drawn anew for it. */
const NO_ADVICE: readonly TranslationAdvice[] = [];
const NO_TEXTS: readonly NamedText[] = [];

/** What is written in a card, in the form of what stands there: a formatted text keeps what kind of paragraph it is. */
function withWords({ source, target }: TextPair, text: string): string | RichTextNode {
  if (typeof source.text === 'string' || typeof target !== 'object') return text;
  const { content: _, ...node } = target;
  return text === '' ? node : { ...node, content: [{ type: 'text', text }] };
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;

  select {
    inline-size: auto;
  }
`;

const Progress = styled.p`
  padding-block: 4px 8px;
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 6px;
  color: ${({ theme }) => theme.colors.neutral700};

  > span,
  > label {
    flex: 1;
  }
`;
