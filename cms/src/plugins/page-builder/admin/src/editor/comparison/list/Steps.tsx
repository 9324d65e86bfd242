import { CaretDown, CaretUp } from '@strapi/icons';
import styled from 'styled-components';
import { IconButton } from '../../../kit/IconButton.tsx';
import { useTranslation } from '../../../text/use-translation.ts';

interface StepsProps {
  count: number;
  /** Index of the difference that is looked at; -1 for none. */
  current: number;
  onStep(step: 1 | -1): void;
}

/** How many differences there are, which one is looked at, and the ways to the next and the one before. */
export function Steps({ count, current, onStep }: StepsProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Row>
      <span>{t('comparison.position', { index: current + 1, count })}</span>
      <IconButton label={t('comparison.previous')} shortcut="Shift+F7" icon={<CaretUp />} onClick={() => onStep(-1)} />
      <IconButton label={t('comparison.next')} shortcut="F7" icon={<CaretDown />} onClick={() => onStep(1)} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;

  span {
    padding-inline-end: 4px;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
