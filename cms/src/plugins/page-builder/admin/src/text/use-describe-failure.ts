import { useCallback } from 'react';
import { describeFailure } from './describe-failure.ts';
import { useTranslation } from './use-translation.ts';

/** Why a request failed, for the person who waits for it: what the server said, or that it could not be reached. */
export function useDescribeFailure(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback((error: unknown) => describeFailure(error, t), [t]);
}
