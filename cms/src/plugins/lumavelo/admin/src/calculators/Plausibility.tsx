import { Box, Typography } from '@strapi/design-system';
import type { Finding, TryOutAnswer } from '../../../shared/try-out.ts';
import { useTranslation } from '../text/use-translation.ts';

/** What looks wrong of the results when the inputs take other values than the workbook's own. */
export function Plausibility({ probe }: { probe: (TryOutAnswer & { refusal: null })['probe'] }) {
  const { t } = useTranslation();
  const { tried, complete, findings } = probe;
  const isFine = complete && findings.length === 0;
  if (tried === 0 && isFine) {
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('calculator.nothingTried')}
      </Typography>
    );
  }
  return (
    <Box>
      <Typography tag="p" variant="pi" textColor={isFine ? 'success600' : 'neutral800'}>
        {t(findings.length === 0 ? 'calculator.plausible' : 'calculator.implausible', { tried })}
      </Typography>
      {!complete && (
        <Typography tag="p" variant="pi" textColor="neutral800">
          {t('calculator.unfinished')}
        </Typography>
      )}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.input} ${finding.output}`}>
            <Typography variant="pi">{t(`calculator.found.${finding.kind}`, readValues(finding))}</Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function readValues({ kind: _, ...values }: Finding) {
  return { output: '', result: '', before: '', resultBefore: '', ...values };
}
