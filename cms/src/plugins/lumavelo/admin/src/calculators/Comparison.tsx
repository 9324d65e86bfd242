import { Box, Typography } from '@strapi/design-system';
import type { TryOutAnswer } from '../../../shared/try-out.ts';
import { useTranslation } from '../text/use-translation.ts';

/** How the engine's results compare with those that Excel kept in the file, all formulas counted. */
export function Comparison({ comparison }: { comparison: (TryOutAnswer & { refusal: null })['comparison'] }) {
  const { t } = useTranslation();
  const { compared, differing, differences } = comparison;
  if (compared === 0) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {t('calculator.nothingKept')}
      </Typography>
    );
  }
  if (differing === 0) {
    return (
      <Typography variant="pi" textColor="success600">
        {t('calculator.agrees', { compared })}
      </Typography>
    );
  }
  return (
    <Box>
      <Typography variant="pi" textColor="neutral800">
        {t('calculator.differs', { differing, compared })}
      </Typography>
      <ul>
        {differences.map((difference) => (
          <li key={difference.cell}>
            <Typography variant="pi">{t('calculator.difference', difference)}</Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}
