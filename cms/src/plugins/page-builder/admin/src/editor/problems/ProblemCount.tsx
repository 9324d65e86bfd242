import { CrossCircle, WarningCircle } from '@strapi/icons';
import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useProblems } from './use-problems.tsx';
import { useShowProblems } from './use-show-problems.ts';

/** How many problems there are, where their panel is not open; leads to them. Gone with the last one. */
export function ProblemCount() {
  const { t } = useTranslation();
  const problems = useProblems();
  const show = useShowProblems();
  const errors = problems.filter(({ level }) => level === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return null;
  const counts = [
    ...(errors > 0 ? [t('problems.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('problems.warnings', { count: warnings })] : []),
  ];
  return (
    <Count type="button" aria-label={`${t('problems.region')}: ${counts.join(', ')}`} onClick={show}>
      {errors > 0 && (
        <span data-level="error">
          <CrossCircle aria-hidden /> {errors}
        </span>
      )}
      {warnings > 0 && (
        <span data-level="warning">
          <WarningCircle aria-hidden /> {warnings}
        </span>
      )}
    </Count>
  );
}

const Count = styled(PlainButton)`
  flex: none;
  gap: 8px;
  min-block-size: 28px;

  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  [data-level='error'] svg {
    color: ${({ theme }) => theme.colors.danger600};
  }

  [data-level='warning'] svg {
    color: ${({ theme }) => theme.colors.warning600};
  }
`;
