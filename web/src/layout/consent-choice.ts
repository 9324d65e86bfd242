export type Choice = 'granted' | 'denied';

const KEY = 'analytics-consent';

/** Half a year, after which people are asked again. */
const LASTING = 182 * 24 * 60 * 60 * 1_000;

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

/** What the visitor said; undefined when nothing is known, or it is too old to count. */
export function readChoice(storage: Keeper, now: number): Choice | undefined {
  try {
    const [choice, time] = (storage.getItem(KEY) ?? '').split(' ');
    const age = now - Number(time);
    return (choice === 'granted' || choice === 'denied') && age >= 0 && age < LASTING ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an answer; where a browser keeps nothing, it holds for the page. */
export function keepChoice(storage: Keeper, choice: Choice, now: number): void {
  try {
    storage.setItem(KEY, `${choice} ${now}`);
  } catch {
    // The visitor's browser refuses to keep things for sites.
  }
}
