import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { TryOutAnswer } from '../../../shared/try-out.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { DeclaredCell } from './form-values.ts';
import { useCellLabel } from './use-cell-label.ts';

interface ResultsTableProps {
  outputs: readonly DeclaredCell[];
  answer: (TryOutAnswer & { refusal: null }) | undefined;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: left;
  }

  th:not(:first-child),
  td:not(:first-child) {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

/** Results beside what the workbook's own values gave in Excel. */
export function ResultsTable({ outputs, answer }: ResultsTableProps) {
  const { t } = useTranslation();
  const labelOf = useCellLabel();
  if (outputs.length === 0) return <Typography textColor="neutral600">{t('calculator.noOutputs')}</Typography>;
  return (
    <Box paddingTop={2} paddingBottom={4}>
      <Table>
        <thead>
          <tr>
            {(['name', 'result', 'kept'] as const).map((column) => (
              <th key={column} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  {t(`calculator.${column}`)}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outputs.map((output) => {
            const result = answer?.results[output.cell];
            return (
              <tr key={output.cell}>
                <td>
                  <Typography>{labelOf(output)}</Typography>
                </td>
                <td>
                  <Typography fontWeight="bold" textColor={result?.startsWith('#') ? 'danger600' : 'neutral800'}>
                    {result ?? '–'}
                  </Typography>
                </td>
                <td>
                  <Typography textColor="neutral600">{answer?.kept[output.cell] || '–'}</Typography>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
