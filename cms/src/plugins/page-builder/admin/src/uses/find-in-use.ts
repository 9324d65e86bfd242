import type { InUseDetails } from '../../../shared/uses.ts';

/** What a refusal says of pages on which there would be gaps; undefined in any other refusal. */
export function findInUse(error: unknown): InUseDetails | undefined {
  const { details } = (error ?? {}) as { details?: Partial<InUseDetails> };
  return details?.code === 'in-use' ? (details as InUseDetails) : undefined;
}
