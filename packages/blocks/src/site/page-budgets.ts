/**
 * What each kind of page may weigh: the HTML of its first answer, and all scripts that it can come to load, in bytes as
 * they are sent. The editor goes by it while a page is written, the publisher when it is built, and the browser tests on
 * the demo sites. What single parts of the site may weigh stands in `web/budgets.json`.
 */
export const PAGE_BUDGETS = {
  /** Pages without any script. */
  text: { html: 14_600, script: 0 },
  /** Every page that is none of the others. */
  home: { script: 30_720 },
  bikes: { script: 30_720 },
  bike: { script: 35_840 },
  comparison: { script: 35_840 },
  calculator: { script: 35_840 },
  dealers: { script: 81_920 },
  /** With what reads the index, but for its WebAssembly, which is no script. */
  search: { script: 20_480 },
} as const;

export type PageKind = Exclude<keyof typeof PAGE_BUDGETS, 'text'>;

/** Kinds of pages that their blocks tell: those bring more script than others. The first that fits counts. */
const HEAVY: readonly [kind: PageKind, blocks: readonly string[]][] = [
  ['dealers', ['DealerLocatorMap']],
  ['comparison', ['BikeComparison']],
  ['calculator', ['CalculatorPageElement', 'MiniCalculatorBlock']],
];

export function findPageKind(types: ReadonlySet<string>): PageKind {
  return HEAVY.find(([, blocks]) => blocks.some((type) => types.has(type)))?.[0] ?? 'home';
}
