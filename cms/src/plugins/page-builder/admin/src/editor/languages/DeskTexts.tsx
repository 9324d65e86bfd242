import { hasWords } from 'page-format';
import { useEffect, useState } from 'react';
import { keyOfPair } from '../../../../shared/translation/pair-texts.ts';
import { useSeen } from '../thumbnails/use-seen.ts';
import type { TranslationAdvice } from './check-translation.ts';
import { OfferList } from './OfferList.tsx';
import { SlugOffer } from './SlugOffer.tsx';
import { TermList } from './TermList.tsx';
import { TextCard } from './TextCard.tsx';
import type { Desk } from './use-desk.ts';

interface DeskTextsProps {
  desk: Desk;
  /** Language of the page. */
  to: string;
}

/** Cards that are drawn at first, and each time that the end of the list is seen. */
const AT_ONCE = 40;

/** The texts that are shown, each with what is offered for it while the focus is in it. */
export function DeskTexts({ desk, to }: DeskTextsProps) {
  const [drawn, setDrawn] = useState(AT_ONCE);
  const { locale, canEdit, shown, current, setEntered, actions, nameOf, limitOf } = desk;
  const { machine, glossary, former, advice, offers, ofEntry } = desk;
  return (
    <>
      <ul ref={actions.list} onKeyDown={actions.insertByKey}>
        {shown.slice(0, drawn).map((pair) => (
          <TextCard
            key={keyOfPair(pair)}
            pair={pair}
            name={nameOf(pair)}
            from={locale}
            to={to}
            limit={limitOf(pair)}
            former={former.textOf(pair)}
            problem={ofEntry.problemOf(pair)}
            canEdit={canEdit}
            onShow={() => actions.show(pair)}
            onWrite={(text) => actions.write(pair, text)}
            onWriteOnPage={() => actions.writeOnPage(pair)}
            onConfirm={() => actions.confirm(pair)}
            onReopen={() => actions.reopen(pair)}
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
                  onTake={(slug) => actions.write(pair, slug)}
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
                to={to}
                onInsert={(offer) => actions.insert(pair, offer)}
                onForget={offers.forget && ((offer) => void actions.forget(pair, offer))}
              />
            )}
          </TextCard>
        ))}
      </ul>
      {drawn < shown.length && <ListEnd key={drawn} onSeen={() => setDrawn(drawn + AT_ONCE)} />}
    </>
  );
}

/** Calls once when the end of the list is seen. */
function ListEnd({ onSeen }: { onSeen(): void }) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(line);
  useEffect(() => {
    if (isSeen) onSeen();
    // Once, whoever is called.
  }, [isSeen]);
  return <div ref={setLine} />;
}

/** The same each time, so that a card is not drawn anew for it. */
const NO_ADVICE: readonly TranslationAdvice[] = [];
