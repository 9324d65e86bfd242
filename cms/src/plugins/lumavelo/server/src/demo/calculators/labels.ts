import type { CalculatorProfile } from '@lumavelo/blocks/site';
import type { ExampleCalculator, Labels } from './examples.ts';

const label = (labelEn: string, labelDe: string, labelNl: string, labelFr: string): Labels => ({
  labelEn,
  labelDe,
  labelNl,
  labelFr,
});

const SALARY = { cell: 'B4', type: 'money', minimum: 0, maximum: 20_000, step: 50 };
const EMPLOYER_SHARE = { cell: 'B5', type: 'money', minimum: 0, maximum: 200, step: 5 };
const HOURS = { type: 'number', maximum: 40, step: 0.5 };

const EMPLOYER_PAYS = label(
  'Employer pays per month',
  'Zuschuss der Firma im Monat',
  'Werkgever betaalt per maand',
  'Part de l’employeur par mois',
);

/** What visitors say of themselves: before the terms of the lease, and after them. */
const PERSONAL_INPUTS: Readonly<Record<'employee' | CalculatorProfile, { first: object[]; last: object[] }>> = {
  employee: {
    first: [
      {
        ...SALARY,
        ...label('Gross salary per month', 'Bruttogehalt im Monat', 'Brutoloon per maand', 'Salaire brut par mois'),
      },
      { ...EMPLOYER_SHARE, ...EMPLOYER_PAYS },
    ],
    last: [],
  },
  partTime: {
    first: [
      {
        ...SALARY,
        ...label(
          'Full-time gross salary per month',
          'Bruttogehalt im Monat bei Vollzeit',
          'Brutoloon per maand bij voltijd',
          'Salaire brut par mois à temps plein',
        ),
      },
      {
        ...HOURS,
        cell: 'B24',
        minimum: 1,
        ...label('Hours a week', 'Stunden pro Woche', 'Uren per week', 'Heures par semaine'),
      },
      {
        ...HOURS,
        cell: 'B25',
        minimum: 30,
        ...label(
          'Hours of a full-time week',
          'Stunden einer Vollzeitwoche',
          'Uren van een voltijdse week',
          'Heures d’une semaine à temps plein',
        ),
      },
      { ...EMPLOYER_SHARE, ...EMPLOYER_PAYS },
    ],
    last: [],
  },
  selfEmployed: {
    first: [
      {
        ...SALARY,
        ...label(
          'Profit per year, before tax',
          'Gewinn im Jahr, vor Steuern',
          'Winst per jaar, voor belasting',
          'Bénéfice par an, avant impôt',
        ),
        maximum: 250_000,
        step: 1000,
      },
      {
        cell: 'B24',
        type: 'percent',
        minimum: 0,
        maximum: 1,
        step: 0.05,
        ...label('Business use', 'Betriebliche Nutzung', 'Zakelijk gebruik', 'Usage professionnel'),
      },
    ],
    last: [
      {
        cell: 'B25',
        type: 'yesNo',
        ...label(
          'My business reclaims VAT',
          'Mein Betrieb zieht Vorsteuer ab',
          'Mijn zaak trekt btw af',
          'Mon activité récupère la TVA',
        ),
      },
    ],
  },
  employer: {
    first: [
      {
        cell: 'B24',
        type: 'number',
        minimum: 1,
        maximum: 5000,
        step: 1,
        ...label('Employees', 'Beschäftigte', 'Medewerkers', 'Salariés'),
      },
      {
        cell: 'B25',
        type: 'percent',
        minimum: 0,
        maximum: 1,
        step: 0.01,
        ...label(
          'Share who take a bike',
          'Anteil, der ein Rad nimmt',
          'Aandeel dat een fiets neemt',
          'Part qui prend un vélo',
        ),
      },
      {
        ...SALARY,
        minimum: 2500,
        ...label(
          'Average gross salary per month',
          'Durchschnittliches Bruttogehalt im Monat',
          'Gemiddeld brutoloon per maand',
          'Salaire brut moyen par mois',
        ),
      },
      {
        ...EMPLOYER_SHARE,
        ...label(
          'You add per bike and month',
          'Zuschuss der Firma je Rad und Monat',
          'Jouw bijdrage per fiets per maand',
          'Votre part par vélo et par mois',
        ),
      },
    ],
    last: [],
  },
};

const TAX_RATE = {
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
};

const help = (helpEn: string, helpDe: string, helpNl: string, helpFr: string) => ({ helpEn, helpDe, helpNl, helpFr });

/** What German taxes depend on besides the salary. */
const TAX_CLASS = [
  {
    cell: 'B29',
    type: 'choice',
    choices: 'I\nII\nIII\nIV\nV\nVI',
    ...label('Tax class', 'Steuerklasse', 'Belastingklasse', 'Classe d’impôt'),
    ...help(
      'On your payslip. Single: I, single parents: II, married: III, IV or V, a second job: VI.',
      'Steht auf deiner Lohnabrechnung. Ledig: I, alleinerziehend: II, verheiratet: III, IV oder V, Zweitjob: VI.',
      'Staat op je loonstrook. Ongehuwd: I, alleenstaande ouder: II, gehuwd: III, IV of V, tweede baan: VI.',
      'Elle figure sur votre fiche de paie. Célibataire\u202f: I, parent seul\u202f: II, marié\u202f: III, IV ou V, second emploi\u202f: VI.',
    ),
  },
  {
    cell: 'B30',
    type: 'number',
    minimum: 0,
    maximum: 10,
    step: 1,
    ...label('Children under 25', 'Kinder unter 25', 'Kinderen jonger dan 25', 'Enfants de moins de 25 ans'),
    ...help(
      'They lower the care insurance and the surcharges on the tax. If all of yours are older, enter 1.',
      'Sie senken Pflegeversicherung, Soli und Kirchensteuer. Sind alle älter, gib 1 ein.',
      'Ze verlagen de zorgpremie en de toeslagen op de belasting. Zijn ze allemaal ouder, vul dan 1 in.',
      'Ils réduisent l’assurance dépendance et les suppléments d’impôt. S’ils sont tous plus âgés, saisissez 1.',
    ),
  },
  {
    cell: 'B31',
    type: 'choice',
    choices: '0 | 0\u00a0%\n0.08 | 8\u00a0%\n0.09 | 9\u00a0%',
    ...label('Church tax', 'Kirchensteuer', 'Kerkbelasting', 'Impôt d’Église'),
    ...help(
      '8\u00a0% in Baden-Württemberg and Bavaria, 9\u00a0% elsewhere. 0\u00a0% if you belong to no church.',
      '8\u00a0% in Baden-Württemberg und Bayern, sonst 9\u00a0%. Ohne Kirche 0\u00a0%.',
      '8% in Baden-Württemberg en Beieren, elders 9%. Zonder kerk 0%.',
      '8\u00a0% en Bade-Wurtemberg et en Bavière, 9\u00a0% ailleurs. 0\u00a0% sans Église.',
    ),
  },
];

/** Input cells of an example; the rows are those of its sheet. */
export function listInputs({ profile, asksTaxClass }: Pick<ExampleCalculator, 'profile' | 'asksTaxClass'>): object[] {
  const { first, last } = PERSONAL_INPUTS[profile ?? 'employee'];
  return [
    {
      cell: 'B3',
      type: 'money',
      ...(profile === 'employer'
        ? label(
            'Average price of a bike',
            'Durchschnittlicher Preis eines Rads',
            'Gemiddelde prijs van een fiets',
            'Prix moyen d’un vélo',
          )
        : label('Price of the bike', 'Preis des Rads', 'Prijs van de fiets', 'Prix du vélo')),
      minimum: 500,
      maximum: 10_000,
      step: 50,
    },
    ...first,
    ...(asksTaxClass ? TAX_CLASS : []),
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
    // An employer's calculator asks for no taxes of an employee.
    ...(profile === 'employer' ? [] : [TAX_RATE]),
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
    ...last,
  ];
}

/** Output cells of an example. Chart 0 is about a month, chart 1 about the whole term; of employers, it is about a year. */
export function listOutputs({ profile, benefitLabel, hasNetPay }: ExampleCalculator): object[] {
  if (profile === 'employer') return EMPLOYER_OUTPUTS;
  return [
    { cell: 'B12', type: 'money', chart: 0, ...label('Net price', 'Netto', 'Netto', 'Net') },
    { cell: 'B13', type: 'money', ...label('Total saving', 'Ersparnis', 'Totale besparing', 'Économie totale') },
    { cell: 'B14', type: 'money', ...label('Take-over price', 'Übernahmepreis', 'Overnameprijs', 'Prix de reprise') },
    { cell: 'B15', type: 'money', chart: 0, ...label('Gross rate', 'Bruttorate', 'Bruto leasebedrag', 'Loyer brut') },
    ...(profile === 'partTime' ? [OWN_SALARY] : []),
    ...(hasNetPay ? [FROM_NET_PAY] : []),
    ...(profile === 'selfEmployed' ? SELF_EMPLOYED_OUTPUTS : []),
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
      ...label(
        'Bought, with the same cover',
        'Selbst gekauft, gleich versichert',
        'Zelf gekocht, zelfde verzekering',
        'Acheté, même couverture',
      ),
    },
  ];
}

const OWN_SALARY = {
  cell: 'B26',
  type: 'money',
  ...label('Your gross salary', 'Dein Bruttogehalt', 'Jouw brutoloon', 'Votre salaire brut'),
};

/** What a minimum wage keeps from being exchanged. */
const FROM_NET_PAY = {
  cell: 'B28',
  type: 'money',
  ...label(
    'Of the rate, paid from net pay',
    'Von der Rate aus dem Netto bezahlt',
    'Van het leasebedrag uit je nettoloon',
    'Part du loyer payée sur le net',
  ),
};

const SELF_EMPLOYED_OUTPUTS = [
  {
    cell: 'B26',
    type: 'money',
    ...label(
      'VAT that comes back, per month',
      'Vorsteuer zurück, im Monat',
      'Btw terug, per maand',
      'TVA récupérée, par mois',
    ),
  },
  {
    cell: 'B23',
    type: 'money',
    ...label(
      'Business expense per month',
      'Betriebsausgabe im Monat',
      'Zakelijke kosten per maand',
      'Charge professionnelle par mois',
    ),
  },
];

const EMPLOYER_OUTPUTS = [
  {
    cell: 'B33',
    type: 'money',
    ...label('What remains, per year', 'Bleibt im Jahr', 'Blijft over, per jaar', 'Il vous reste, par an'),
  },
  {
    cell: 'B13',
    type: 'money',
    ...label('Over the whole term', 'Über die ganze Laufzeit', 'Over de hele looptijd', 'Sur toute la durée'),
  },
  { cell: 'B26', type: 'number', ...label('Bikes', 'Räder', 'Fietsen', 'Vélos') },
  {
    cell: 'B9',
    type: 'percent',
    ...label(
      'Saved on the salary exchanged',
      'Ersparnis auf das umgewandelte Gehalt',
      'Besparing op het geruilde loon',
      'Économie sur le brut échangé',
    ),
  },
  {
    cell: 'B29',
    type: 'money',
    chart: 0,
    ...label('Contributions saved', 'Gesparte Abgaben', 'Bespaarde lasten', 'Cotisations évitées'),
  },
  {
    cell: 'B30',
    type: 'money',
    chart: 0,
    ...label('Of it put into the rates', 'Davon in die Raten', 'Daarvan naar de lease', 'Dont versé aux loyers'),
  },
  {
    cell: 'B31',
    type: 'money',
    chart: 0,
    ...label('Your own contributions', 'Eigene Zuschüsse', 'Eigen bijdragen', 'Vos propres apports'),
  },
  {
    cell: 'B32',
    type: 'money',
    chart: 0,
    ...label('Administration', 'Verwaltung', 'Administratie', 'Gestion'),
  },
];

const PER_YEAR = label('Per year', 'Pro Jahr', 'Per jaar', 'Par an');

/** The tabs of an example's charts. */
export function listCharts({ profile }: Pick<ExampleCalculator, 'profile'>): Labels[] {
  return profile === 'employer' ? [PER_YEAR] : CHARTS;
}

const CHARTS: Labels[] = [
  label('Per month', 'Pro Monat', 'Per maand', 'Par mois'),
  label('Whole term', 'Ganze Laufzeit', 'Hele looptijd', 'Toute la durée'),
];
