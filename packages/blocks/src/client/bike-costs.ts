import type { CostsOf } from '../calculator/bike-cells.ts';
import { askCalculator, fetchForm } from '../calculator/fetch-calculator.ts';
import { LEASES_AT_ONCE } from '../calculator/leases-at-once.ts';
import type { BikeLease } from '../contract/bike-lease.ts';
import type { CalculatorForm, LeasesQuestion, LeasesResponse } from '../contract/perform-calculations.ts';
import { pause } from '../site/pause.ts';

/** Which calculator is asked, and where. */
export interface CostsSource {
  /** Address of the CMS, without a slash at the end. */
  apiUrl: string;
  slug: string;
}

/** Leases of one person that are asked for together, and their answer. */
interface Question {
  leases: LeasesQuestion['leases'];
  answer: Promise<LeasesResponse>;
}

const forms = new Map<string, Promise<CalculatorForm>>();
const answers = new Map<string, Promise<BikeLease>>();
/** By calculator and person, until they are sent. */
const questions = new Map<string, Question>();

/**
 * What a bike costs with a calculator.
 * What a page asks at the same time is one call, and all bikes of the same price are calculated once.
 * @throws Error when the calculator does not answer
 */
export function calculateCosts(source: CostsSource, of: CostsOf): Promise<BikeLease> {
  return once(answers, JSON.stringify([source, of]), () => ask(source, of));
}

/**
 * The cells of a calculator, asked for once on a page.
 * @throws Error when the calculator does not answer
 */
export function loadForm({ apiUrl, slug }: CostsSource): Promise<CalculatorForm> {
  return once(forms, `${apiUrl} ${slug}`, () => fetchForm(apiUrl, slug));
}

async function ask({ apiUrl, slug }: CostsSource, { price, term, ...person }: CostsOf): Promise<BikeLease> {
  const key = JSON.stringify([apiUrl, slug, person]);
  let question = questions.get(key);
  if (!question || question.leases.length === LEASES_AT_ONCE) {
    const leases: LeasesQuestion['leases'] = [];
    const send = () => {
      questions.delete(key);
      return askCalculator<LeasesResponse>(apiUrl, `${slug}/leases`, { ...person, leases });
    };
    question = { leases, answer: pause().then(send) };
    questions.set(key, question);
  }
  const place = question.leases.push({ price, term }) - 1;
  const lease = (await question.answer).data[place];
  if (!lease) throw new Error(`The calculator "${slug}" left a lease out.`);
  return lease;
}

/** Keeps what is on its way as well as what has come; what failed is asked for again. */
function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  let value = kept.get(key);
  if (!value) {
    value = make();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
  }
  return value;
}
