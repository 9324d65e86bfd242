import { type FetchClient, isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useDescribeFailure } from 'strapi-plugin-page-builder/admin';

/**
 * What the CMS answers.
 * @param about what the question depends on: it is asked again with other values
 * @param forbidden what is said to those who may not read it
 * @returns undefined until it is known; a sentence where it cannot be read
 */
export function useAnswer<Answer>(
  ask: (get: FetchClient['get']) => Promise<Answer | undefined>,
  about: readonly unknown[],
  forbidden?: string,
): Answer | string | undefined {
  const { get } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [answer, setAnswer] = useState<Answer | string>();
  useEffect(() => {
    let isGone = false;
    ask(get)
      .catch((error: unknown) => (isFetchError(error) && error.status === 403 && forbidden) || describeFailure(error))
      .then((found) => !isGone && setAnswer(found));
    return () => {
      isGone = true;
    };
  }, [get, describeFailure, ...about]);
  return answer;
}
