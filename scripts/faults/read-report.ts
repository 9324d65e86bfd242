import { stripVTControlCharacters } from 'node:util';

/** A test that ran. */
export interface TestResult {
  name: string;
  /** What a failed test said first; undefined for one that passed. */
  failure: string | undefined;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

/** Tests in the report of Vitest's reporter `json`. */
export function readVitestReport({ testResults }: VitestReport): TestResult[] {
  return testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages: [message = 'failed'] }) => ({
      name: fullName,
      failure: status === 'failed' ? stripVTControlCharacters(message) : undefined,
    }));
}

interface PlaywrightSuite {
  specs?: { title: string; ok: boolean; tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Tests in the report of Playwright's reporter `json`. */
export function readPlaywrightReport({ suites = [] }: { suites?: PlaywrightSuite[] }): TestResult[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, ok, tests }): TestResult[] => {
      const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'skipped');
      if (results.length === 0) return [];
      const message = results.flatMap(({ errors }) => errors)[0]?.message ?? 'failed';
      return [{ name: title, failure: ok ? undefined : stripVTControlCharacters(message) }];
    }),
    ...readPlaywrightReport(suite),
  ]);
}
