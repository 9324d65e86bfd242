import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../text/use-text.ts';
import type { CommandLabel } from './command-list.ts';

/** What a command is called, in the language of the admin. */
export function useCommandLabel(): (label: CommandLabel) => string {
  const { say, read } = useText();
  const { formatMessage } = useIntl();
  return useCallback(
    (label) => {
      if (typeof label === 'string') return say(label);
      return 'en' in label ? read(label) : formatMessage(label);
    },
    [say, read, formatMessage],
  );
}
