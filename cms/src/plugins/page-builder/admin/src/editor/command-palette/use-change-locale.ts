import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../host/editor-host.tsx';

/**
 * Leads to the entry in another language, as the content manager's own switch does. With unsaved changes the content
 * manager asks first.
 * @param flush brings the entry's form up to date, so that it is asked about the page as it is and not as it was
 */
export function useChangeLocale(flush: () => void): (locale: string) => void {
  const { navigate, search } = useHost();
  return useCallback(
    (locale) => {
      // The form stands in another React root, and keeps whoever leaves it once it has drawn the change.
      flushSync(flush);
      const parameters = new URLSearchParams(search);
      parameters.set('plugins[i18n][locale]', locale);
      navigate({ search: parameters.toString() });
    },
    [flush, navigate, search],
  );
}
