/** What a lease costs, in the words of a page: the same where the page is built and where a visitor's values change it. */
import { fillIn } from 'page-format';
import type { BikeLease } from '../contract/bike-lease.ts';
import { cmsPriceText } from '../site/price.ts';

/** Costs in the words of a page; what is not known, or is not so, is undefined. */
export interface WrittenCosts {
  monthly: string | undefined;
  saving: string | undefined;
  /** What buying costs less than the lease, where it does. */
  cheaper: string | undefined;
  takeover: string | undefined;
}

/** Costs as a page shows them: cents by the price rule, which rounds the decimals it is given; savings in whole euros. */
export function writeCosts({ monthly, saving, takeover, months }: BikeLease): WrittenCosts {
  const saved = saving ?? 0;
  const whole = Math.round(Math.abs(saved));
  const amount = whole === 0 ? undefined : cmsPriceText(whole, 'euro');
  return {
    monthly: monthly === null ? undefined : cmsPriceText(monthly, 'euro'),
    saving: saved > 0 ? amount : undefined,
    cheaper: saved < 0 ? amount : undefined,
    // Nobody takes a bike over at a time that is not known.
    takeover: takeover === null || !months ? undefined : cmsPriceText(takeover, 'euro'),
  };
}

/** Sentences with `{price}`, and `{months}` in the one of taking the bike over; what has none is not said. */
export type CostsWords = Partial<Record<keyof WrittenCosts, string | undefined>>;

export interface CostsLine {
  className: string;
  text: string;
}

/** Whom amounts are for, and the sentences that say so. */
interface Basis {
  /** With `{salary}` and `{months}`. */
  text?: string | undefined;
  /** Another with `{taxClass}`, for where there is one. */
  textWithClass?: string | undefined;
  grossSalary: number;
  months?: string | number | undefined;
  taxClass?: string | undefined;
}

/** Whom amounts are for, in the words of a page. */
export function writeBasis({ text = '', textWithClass, grossSalary, months = '', taxClass = '' }: Basis): string {
  return fillIn((taxClass && textWithClass) || text, { salary: cmsPriceText(grossSalary, 'euro'), months, taxClass });
}

/** What is said, and the part of the block that it is. Buying is cheaper where leasing saves nothing. */
const LINES = [
  ['monthly', 'monthly'],
  ['saving', 'saving'],
  ['cheaper', 'saving'],
  ['takeover', 'takeover'],
] as const;

/** What stands beside the price of a bike, line by line. */
export function listCostsLines(costs: BikeLease, words: CostsWords): CostsLine[] {
  const written = writeCosts(costs);
  return LINES.flatMap(([name, part]) => {
    const [text, price] = [words[name], written[name]];
    if (!text || !price) return [];
    return { className: `BikeCosts-${part}`, text: fillIn(text, { price, months: costs.months ?? '' }) };
  });
}
