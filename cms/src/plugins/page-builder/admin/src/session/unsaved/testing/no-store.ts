import type { WorkStore } from '../unsaved-work.ts';

/** A store that keeps nothing. */
export const NO_STORE: WorkStore = {
  pace: { quiet: 0, longest: 0 },
  canKeep: () => false,
  put: async () => undefined,
  list: async () => [],
  remove: async () => undefined,
  judge: () => ({ isQuiet: true, willPass: false }),
};
