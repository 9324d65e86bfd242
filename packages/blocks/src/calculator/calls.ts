/** What `GET /api/perform-calculations/{slug}` tells about a calculator. */
export interface CalculatorForm {
  name: string;
  description: string;
  inputs: InputCell[];
  outputs: OutputCell[];
  charts: Labels[];
  /** What cells mean in the country; null where the country configured nothing. */
  configuration: Partial<Record<CellRole, string>> | null;
  /** Values of all cells before anything is entered. */
  results: Record<string, string>;
}

export interface Labels {
  labelEn?: string | null;
  labelDe?: string | null;
  labelNl?: string | null;
  labelFr?: string | null;
}

export interface InputCell extends Labels {
  cell: string;
  type: 'money' | 'number' | 'percent' | 'yesNo' | 'choice' | 'text';
  /** Visitors enter it, or the page around the calculator sets it, or nobody does. */
  source: 'visitor' | 'vat' | 'leasingFactor' | 'residualValue' | 'fixed';
  minimum?: number | null;
  maximum?: number | null;
  step?: number | null;
  choices?: string | null;
}

export interface OutputCell extends Labels {
  cell: string;
  type: 'money' | 'number' | 'percent' | 'text';
  /** Index of the chart tab it is a bar of, from 0. */
  chart?: number | null;
}

export type CellRole =
  | 'cellForMonthlyPrice'
  | 'cellForTotalSavings'
  | 'cellForBikePrice'
  | 'cellForTakeoverPrice'
  | 'cellForGrossSalary'
  | 'cellForEmployerPays';

/** Longest time an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** @throws Error when the calculator does not answer */
export async function fetchForm(apiUrl: string, slug: string, signal?: AbortSignal): Promise<CalculatorForm> {
  const { data } = await ask<{ data: CalculatorForm }>(apiUrl, slug, { signal });
  return data;
}

/** @throws Error when the calculator does not answer */
export async function calculate(
  apiUrl: string,
  slug: string,
  values: Record<string, string>,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  const answer = await ask<{ results?: Record<string, string>; data?: { results: Record<string, string> } }>(
    apiUrl,
    slug,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal,
    },
  );
  return answer.results ?? answer.data?.results ?? {};
}

async function ask<Answer>(
  apiUrl: string,
  slug: string,
  { signal, ...request }: Omit<RequestInit, 'signal'> & { signal: AbortSignal | undefined },
): Promise<Answer> {
  const response = await fetch(`${apiUrl}/api/perform-calculations/${encodeURIComponent(slug)}`, {
    ...request,
    credentials: 'omit',
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
  });
  if (!response.ok) throw new Error(`The calculator "${slug}" answered ${response.status}.`);
  return response.json();
}
