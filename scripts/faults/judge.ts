import type { Check } from './fault.ts';
import type { CheckRun } from './run-checks.ts';

export interface Verdict {
  verdict: 'caught' | 'missed' | 'broken';
  /** Name of the first test that failed, or why there is none. */
  noticedBy: string;
}

/** What a test says when the fault is no code that could run; then it noticed nothing of the product. */
const NO_CODE = /^(SyntaxError|ReferenceError)\b/;

/** Why a check is worth nothing: it does not pass without the fault. Undefined for one that does. */
export function judgeControl({ test }: Check, { tests, log }: CheckRun): Verdict | undefined {
  const own = tests.filter(({ name }) => name.includes(test));
  if (own.length === 0) return { verdict: 'broken', noticedBy: `No test ran that is called "${test}". See ${log}.` };
  const failed = own.find(({ failure }) => failure !== undefined);
  return failed && { verdict: 'broken', noticedBy: `"${failed.name}" fails without the fault. See ${log}.` };
}

export function judgeFault({ exitCode, tests, log }: CheckRun): Verdict {
  const failed = tests.find(({ failure }) => failure !== undefined);
  if (failed && exitCode !== 0) {
    const isCode = !NO_CODE.test(failed.failure ?? '');
    return isCode
      ? { verdict: 'caught', noticedBy: failed.name }
      : { verdict: 'broken', noticedBy: `The fault is no code that runs. See ${log}.` };
  }
  if (exitCode === 0 && tests.length > 0) return { verdict: 'missed', noticedBy: 'nothing' };
  return { verdict: 'broken', noticedBy: `No test ran to its end. See ${log}.` };
}
