import { CaretDown, CaretUp } from '@strapi/icons';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';

interface FindControlsProps {
  /** How many places there are, in words; empty before anything is searched for. */
  found: string;
  isEmpty: boolean;
  matchCase: boolean;
  onMatchCase(matchCase: boolean): void;
  step(by: 1 | -1): void;
}

/** What stands behind the input of every search in texts. */
export function FindControls({ found, isEmpty, matchCase, onMatchCase, step }: FindControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Count role="status">{found}</Count>
      <IconButton
        label={t('richText.findPrevious')}
        shortcut="Shift+Enter"
        icon={<CaretUp />}
        disabled={isEmpty}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t('richText.findNext')}
        shortcut="Enter"
        icon={<CaretDown />}
        disabled={isEmpty}
        onClick={() => step(1)}
      />
      <label>
        <input type="checkbox" checked={matchCase} onChange={(event) => onMatchCase(event.target.checked)} />{' '}
        {t('richText.matchCase')}
      </label>
    </>
  );
}

const Count = styled.span`
  min-inline-size: 6em;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;
