import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useTranslation } from '../../text/use-translation.ts';
import type { CommandLabel } from './command-list.ts';

/** What a command is called, in the language of the admin. */
export function useCommandLabel(): (label: CommandLabel) => string {
  const { t, translate } = useTranslation();
  const { formatMessage } = useIntl();
  return useCallback(
    (label) => {
      if (typeof label === 'string') return t(label);
      return 'en' in label ? translate(label) : formatMessage(label);
    },
    [t, translate, formatMessage],
  );
}
