import { Cross } from '@strapi/icons';
import { type KeyboardEvent, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { Input } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useSections } from '../sections/sections-context.tsx';
import { useLeftOut } from '../sections/use-left-out.ts';
import { FindControls } from './FindControls.tsx';
import { findTexts, type TextMatch } from './find-texts.ts';
import { useMarkedMatch } from './use-marked-match.ts';

interface FindBarProps {
  /** Its input, for the command that leads to it. */
  input: RefObject<HTMLInputElement>;
  /** Leads to the setting that holds the text. */
  onOpen(match: TextMatch): void;
  onClose(): void;
}

/**
 * Finds a text on the page. Enter goes to the next place, Shift and Enter to the one before, and the block that holds it
 * is selected; Escape closes the search.
 */
export function FindBar({ input, onOpen, onClose }: FindBarProps) {
  const { t } = useTranslation();
  const { names, commands } = useCommands();
  const store = useEditorStore();
  const sections = useSections();
  const leftOut = useLeftOut(sections);
  const [text, setText] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  /** Counted from 0; nothing is selected before somebody goes to the first place. */
  const [current, setCurrent] = useState(-1);
  const tree = useDeferredValue(useSession((session) => session.tree));
  const matches = useMemo(
    () => findTexts(tree, store.registry, { text, matchCase }, sections, leftOut),
    [tree, store.registry, text, matchCase, sections, leftOut],
  );
  const count = matches.length;
  const at = Math.min(current, count - 1);
  const match = matches[at];
  useMarkedMatch(match, matches);

  const step = (by: 1 | -1) => {
    if (count === 0) return;
    const next = current < 0 ? (by > 0 ? 0 : count - 1) : (current + by + count) % count;
    const place = matches[next] as TextMatch;
    setCurrent(next);
    store.select(selectBlock(place.block));
    const found = `${place.before}${place.found}${place.after}`;
    commands.announce(t('name.part', { name: names.block(store.getSession().tree, place.block), part: found }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    if (event.key === 'Enter' && event.target !== input.current) return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else step(event.shiftKey ? -1 : 1);
  };

  return (
    <Bar role="search" aria-label={t('find.title')} onKeyDown={onKeyDown}>
      <Input
        ref={input}
        type="search"
        aria-label={t('find.title')}
        placeholder={t('find.title')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(-1);
        }}
      />
      <FindControls
        found={text && (current < 0 ? t('find.count', { count }) : t('richText.findCount', { current: at + 1, count }))}
        isEmpty={count === 0}
        matchCase={matchCase}
        onMatchCase={(isWanted) => {
          setMatchCase(isWanted);
          setCurrent(-1);
        }}
        step={step}
      />
      {match && (
        <>
          <Place>
            {names.block(tree, match.block)}: {match.before}
            <mark>{match.found}</mark>
            {match.after}
          </Place>
          <ActionButton onClick={() => onOpen(match)}>{t('find.open')}</ActionButton>
        </>
      )}
      <Close label={t('richText.findClose')} shortcut="Escape" icon={<Cross />} onClick={onClose} />
    </Bar>
  );
}

const Bar = styled.div`
  grid-area: find;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 8px 16px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  > input {
    inline-size: min(280px, 100%);
  }

  > label {
    padding-inline: 4px;
    white-space: nowrap;
  }
`;

/** In one line: the bar is as high with it as without. */
const Place = styled.span`
  overflow: hidden;
  flex: 1 1 200px;
  min-inline-size: 0;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.2rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  mark {
    background: ${({ theme }) => theme.colors.warning200};
    color: ${({ theme }) => theme.colors.neutral900};
  }
`;

const Close = styled(IconButton)`
  margin-inline-start: auto;
`;
