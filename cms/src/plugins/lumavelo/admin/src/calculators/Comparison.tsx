import { Box, Typography } from '@strapi/design-system';
import { useText } from '../text/use-text.ts';
import type { TryOutAnswer } from './try-out.ts';

/** How the engine's results compare with those that Excel kept in the file, all formulas counted. */
export function Comparison({ comparison }: { comparison: (TryOutAnswer & { refusal: null })['comparison'] }) {
  const { say } = useText();
  const { compared, differing, differences } = comparison;
  if (compared === 0) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {say('calculator.nothingKept')}
      </Typography>
    );
  }
  if (differing === 0) {
    return (
      <Typography variant="pi" textColor="success600">
        {say('calculator.agrees', { compared })}
      </Typography>
    );
  }
  return (
    <Box>
      <Typography variant="pi" textColor="warning600">
        {say('calculator.differs', { differing, compared })}
      </Typography>
      <ul>
        {differences.map((difference) => (
          <li key={difference.cell}>
            <Typography variant="pi">{say('calculator.difference', difference)}</Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}
