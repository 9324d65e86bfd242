import { useIntl } from 'react-intl';

/** Day and time, in the words of the admin's language. */
export function useWhen(): (savedAt: string) => string {
  const { formatDate } = useIntl();
  return (savedAt) => formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
}
