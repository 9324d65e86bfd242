import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { type Match, suggestMatches } from '../../../../shared/translation/suggest-matches.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Quiet } from '../../kit/layout.ts';
import { ancestorsOf, type Tree } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';

interface MatchBlocksProps {
  original: Tree;
  page: Tree;
  /** Of the original. */
  locale: string;
  onMatch(matches: readonly Match[]): void;
}

/** Suggests which blocks of two pages that were built apart belong together; nothing where it finds none. */
export function MatchBlocks({ original, page, locale, onMatch }: MatchBlocksProps) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const { registry } = useEditorStore();
  const [titleId, effectId] = [useId(), useId()];
  const suggested = useMemo(() => suggestMatches(original, page, registry), [original, page, registry]);
  /** Those that somebody does not want. */
  const [refused, setRefused] = useState<readonly Match[]>([]);
  const chosen = suggested.filter((match) => !refused.includes(match));
  if (suggested.length === 0) return null;

  const turn = (match: Match) =>
    setRefused(refused.includes(match) ? refused.filter((each) => each !== match) : [...refused, match]);
  return (
    <Box aria-labelledby={titleId}>
      <h3 id={titleId}>{t('matching.title')}</h3>
      <p>{t('matching.intro', { locale })}</p>
      <Pairs>
        {suggested.map((match) => (
          <li key={match.original} style={{ paddingInlineStart: ancestorsOf(original, match.original).length * 16 }}>
            <label>
              <input type="checkbox" checked={!refused.includes(match)} onChange={() => turn(match)} />
              <span>{names.blockWithHint(original, match.original)}</span>
              <span>{names.blockWithHint(page, match.page)}</span>
            </label>
          </li>
        ))}
      </Pairs>
      <Quiet id={effectId}>{t('matching.effect')}</Quiet>
      <ActionButton primary aria-describedby={effectId} disabled={chosen.length === 0} onClick={() => onMatch(chosen)}>
        {t('matching.match', { count: chosen.length })}
      </ActionButton>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block-end: 16px;
  padding-block-end: 12px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};

  > h3 {
    font-weight: 600;
  }
`;

const Pairs = styled.ul`
  justify-self: stretch;

  > li {
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr 1fr;
    align-items: baseline;
    gap: 2px 12px;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  /* Where two columns are too narrow to be read, the block of this page stands below the other one. */
  @media (max-width: 560px) {
    label {
      grid-template-columns: auto 1fr;
    }

    span:last-child {
      grid-column: 2;
    }
  }
`;
