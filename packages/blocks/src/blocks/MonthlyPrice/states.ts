import { defineStates, STATE_LABELS } from '../../site/states.ts';

const price = {
  ...{ cell: 'B3', type: 'money', source: 'visitor', minimum: 500, maximum: 10_000, step: 50 },
  ...{
    labelEn: 'Price of the bike',
    labelDe: 'Preis des Rads',
    labelNl: 'Prijs van de fiets',
    labelFr: 'Prix du vélo',
  },
};
const salary = {
  ...{ cell: 'B4', type: 'money', source: 'visitor', minimum: 0, maximum: 20_000, step: 50 },
  labelEn: 'Gross salary per month',
  labelDe: 'Bruttogehalt im Monat',
  labelNl: 'Brutoloon per maand',
  labelFr: 'Salaire brut par mois',
};

/** What `GET /api/perform-calculations/{slug}` answers, as far as the block reads it. */
export const form = {
  inputs: [price, salary],
  configuration: {
    cellForBikePrice: 'B3',
    cellForGrossSalary: 'B4',
    cellForMonthlyPrice: 'B12',
    cellForTotalSavings: 'B13',
    cellForTakeoverPrice: 'B14',
    cellForTerm: 'B8',
  },
  results: { B3: '2999', B4: '3450', B8: '36', B12: '56.49', B13: '743.56', B14: '599.8' },
};

export const states = defineStates({
  sample: { label: STATE_LABELS.sample, data: { status: 'loaded', data: { data: form } } },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
});
