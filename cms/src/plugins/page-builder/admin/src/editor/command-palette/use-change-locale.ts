import type { Locale } from '@lumavelo/blocks/core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads to the entry in another language, as the content manager's own switch does. With unsaved changes the content
 * manager asks first.
 */
export function useChangeLocale(): (locale: Locale) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (locale) => {
      const parameters = new URLSearchParams(search);
      parameters.set('plugins[i18n][locale]', locale);
      navigate({ search: parameters.toString() });
    },
    [navigate, search],
  );
}
