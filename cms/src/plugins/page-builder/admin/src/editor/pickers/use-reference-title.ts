import { useReferenceState } from './use-reference-state.ts';

/** Name of a referenced entry as it is now; undefined while it is unknown, and where the entry is gone. */
export function useReferenceTitle(reference: unknown, titleField: string): string | undefined {
  const state = useReferenceState(reference);
  if (state.status !== 'found') return undefined;
  const title = (state.entry as Record<string, unknown>)[titleField];
  return typeof title === 'string' ? title : undefined;
}
