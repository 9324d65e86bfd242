import type { ExampleCalculator, Labels } from './examples.ts';

const label = (labelEn: string, labelDe: string, labelNl: string, labelFr: string): Labels => ({
  labelEn,
  labelDe,
  labelNl,
  labelFr,
});

/** Input cells of an example; the rows are those of `examples.ts`. */
export function listInputs(): object[] {
  return [
    {
      cell: 'B3',
      type: 'money',
      ...label('Price of the bike', 'Preis des Rads', 'Prijs van de fiets', 'Prix du vélo'),
      minimum: 500,
      maximum: 10_000,
      step: 50,
    },
    {
      cell: 'B4',
      type: 'money',
      ...label('Gross salary per month', 'Bruttogehalt im Monat', 'Brutoloon per maand', 'Salaire brut par mois'),
      minimum: 0,
      maximum: 20_000,
      step: 50,
    },
    {
      cell: 'B5',
      type: 'money',
      ...label(
        'Employer pays per month',
        'Zuschuss der Firma im Monat',
        'Werkgever betaalt per maand',
        'Part de l’employeur par mois',
      ),
      minimum: 0,
      maximum: 200,
      step: 5,
    },
    {
      cell: 'B6',
      type: 'number',
      source: 'leasingFactor',
      ...label('Leasing factor', 'Leasingfaktor', 'Leasefactor', 'Facteur de leasing'),
    },
    {
      cell: 'B7',
      type: 'percent',
      source: 'residualValue',
      ...label('Residual value', 'Restwert', 'Restwaarde', 'Valeur résiduelle'),
    },
    {
      cell: 'B8',
      type: 'choice',
      ...label('Term in months', 'Laufzeit in Monaten', 'Looptijd in maanden', 'Durée en mois'),
      choices: '24\n36\n48',
    },
    {
      cell: 'B9',
      type: 'percent',
      source: 'fixed',
      ...label(
        'Tax and social security',
        'Steuer und Sozialabgaben',
        'Belasting en sociale lasten',
        'Impôts et cotisations',
      ),
      minimum: 0,
      maximum: 0.6,
      step: 0.01,
    },
    {
      cell: 'B10',
      type: 'yesNo',
      source: 'vat',
      ...label('Price includes VAT', 'Preis mit Mehrwertsteuer', 'Prijs inclusief btw', 'Prix TTC'),
    },
    {
      cell: 'B20',
      type: 'yesNo',
      ...label(
        'With insurance and service',
        'Mit Versicherung und Service',
        'Met verzekering en service',
        'Avec assurance et entretien',
      ),
    },
  ];
}

/** Output cells of an example. Chart 0 is about a month, chart 1 about the whole term. */
export function listOutputs({ benefitLabel }: ExampleCalculator): object[] {
  return [
    { cell: 'B12', type: 'money', chart: 0, ...label('Net price', 'Netto', 'Netto', 'Net') },
    { cell: 'B13', type: 'money', ...label('Total saving', 'Ersparnis', 'Totale besparing', 'Économie totale') },
    { cell: 'B14', type: 'money', ...label('Take-over price', 'Übernahmepreis', 'Overnameprijs', 'Prix de reprise') },
    { cell: 'B15', type: 'money', chart: 0, ...label('Gross rate', 'Bruttorate', 'Bruto leasebedrag', 'Loyer brut') },
    ...(benefitLabel ? [{ cell: 'B17', type: 'money', ...benefitLabel }] : []),
    {
      cell: 'B18',
      type: 'money',
      chart: 1,
      ...label('With Lumavelo', 'Mit Lumavelo', 'Met Lumavelo', 'Avec Lumavelo'),
    },
    {
      cell: 'B19',
      type: 'money',
      chart: 1,
      ...label('Bought privately', 'Privat gekauft', 'Zelf gekocht', 'Acheté soi-même'),
    },
  ];
}

export const CHARTS: readonly Labels[] = [
  label('Per month', 'Pro Monat', 'Per maand', 'Par mois'),
  label('Whole term', 'Ganze Laufzeit', 'Hele looptijd', 'Toute la durée'),
];
