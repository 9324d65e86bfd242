import type {
  CalculatorForm,
  CalculatorFormResponse,
  PerformCalculationResponse,
} from '../contract/perform-calculations.ts';

/** Longest time a response may take, in milliseconds. */
const PATIENCE = 10_000;

/** @throws Error when the calculator does not answer */
export async function fetchForm(apiUrl: string, slug: string, signal?: AbortSignal): Promise<CalculatorForm> {
  const { data } = await request<CalculatorFormResponse>(apiUrl, encodeURIComponent(slug), { signal });
  return data;
}

/** @throws Error when the calculator does not answer */
export async function calculate(
  apiUrl: string,
  slug: string,
  values: Record<string, string>,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  const response = await askCalculator<Partial<PerformCalculationResponse> & { data?: PerformCalculationResponse }>(
    apiUrl,
    encodeURIComponent(slug),
    values,
    signal,
  );
  return response.results ?? response.data?.results ?? {};
}

/**
 * @param path the calculator's slug, and what is asked of it
 * @throws Error when the calculator does not answer
 */
export function askCalculator<Body>(
  apiUrl: string,
  path: string,
  question: object,
  signal?: AbortSignal,
): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' };
  return request(apiUrl, path, { method: 'POST', headers, body: JSON.stringify(question), signal });
}

async function request<Body>(
  apiUrl: string,
  path: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal: AbortSignal | undefined },
): Promise<Body> {
  const response = await fetch(`${apiUrl}/api/perform-calculations/${path}`, {
    ...init,
    credentials: 'omit',
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
  });
  if (!response.ok) throw new Error(`The calculator "${path}" answered ${response.status}.`);
  return response.json();
}
