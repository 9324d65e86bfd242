import type {
  CalculatorForm,
  CalculatorFormResponse,
  PerformCalculationResponse,
} from '../contract/perform-calculations.ts';

/** Longest time a response may take, in milliseconds. */
const PATIENCE = 10_000;

/** @throws Error when the calculator does not answer */
export async function fetchForm(apiUrl: string, slug: string, signal?: AbortSignal): Promise<CalculatorForm> {
  const { data } = await ask<CalculatorFormResponse>(apiUrl, slug, { signal });
  return data;
}

/** @throws Error when the calculator does not answer */
export async function calculate(
  apiUrl: string,
  slug: string,
  values: Record<string, string>,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  const response = await ask<Partial<PerformCalculationResponse> & { data?: PerformCalculationResponse }>(
    apiUrl,
    slug,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal,
    },
  );
  return response.results ?? response.data?.results ?? {};
}

async function ask<Body>(
  apiUrl: string,
  slug: string,
  { signal, ...request }: Omit<RequestInit, 'signal'> & { signal: AbortSignal | undefined },
): Promise<Body> {
  const response = await fetch(`${apiUrl}/api/perform-calculations/${encodeURIComponent(slug)}`, {
    ...request,
    credentials: 'omit',
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
  });
  if (!response.ok) throw new Error(`The calculator "${slug}" answered ${response.status}.`);
  return response.json();
}
