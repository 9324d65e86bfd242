/** How long versions are kept. Those that were published or named are kept for ever. */
export interface KeepRule {
  /** Days in which every version is kept. */
  allDays: number;
  /** Days in which the last version of each day is kept. */
  dailyDays: number;
}

export interface DatedVersion {
  id: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** True for what was published or has a name. */
  isKept: boolean;
}

export const DAY = 24 * 60 * 60 * 1000;

/**
 * The versions of one entry that the rule lets go, days counted in UTC. The newest one always stays: it says what there
 * was before the next save.
 * @param versions from the oldest to the newest
 */
export function selectPruned(versions: readonly DatedVersion[], rule: KeepRule, now: number): number[] {
  const lastOfDay = new Map(versions.map(({ id, savedAt }) => [Math.floor(savedAt / DAY), id]));
  const newest = versions.at(-1)?.id;
  return versions
    .filter(({ id, savedAt, isKept }) => {
      const age = now - savedAt;
      if (isKept || id === newest || age <= rule.allDays * DAY) return false;
      return age > rule.dailyDays * DAY || lastOfDay.get(Math.floor(savedAt / DAY)) !== id;
    })
    .map(({ id }) => id);
}
