export const DAY = 24 * 60 * 60 * 1000;

const MEGABYTE = 1_000_000;

/** How much unsaved work is kept, and for how long; see `config`. */
export interface CopyRule {
  /** Days since it was last worked on. */
  days: number;
  /** Copies of one person. */
  perPerson: number;
  /** Megabytes of one person's copies, as they are stored. */
  megabytes: number;
}

interface DatedCopy {
  id: number;
  keptAt: number;
  size: number;
}

/**
 * The copies of one person that go: what was not worked on for longer than `days`, then the oldest, until no more than
 * `perPerson` copies of `megabytes` altogether are left. The newest one stays, however large it is.
 */
export function selectExceeding(copies: readonly DatedCopy[], rule: CopyRule, now: number): number[] {
  const newestFirst = [...copies].sort((one, other) => other.keptAt - one.keptAt || other.id - one.id);
  let room = rule.megabytes * MEGABYTE;
  return newestFirst
    .filter(({ keptAt, size }, index) => {
      room -= size;
      if (now - keptAt > rule.days * DAY || index >= rule.perPerson) return true;
      return index > 0 && room < 0;
    })
    .map(({ id }) => id);
}
