import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../text/use-text.ts';
import type { ListedCommand } from './command-list.ts';

/** What a command is called: the editor's own by their texts, those of plugins by theirs. */
export function useCommandLabel(): (label: ListedCommand['label']) => string {
  const { say } = useText();
  const { formatMessage } = useIntl();
  return useCallback((label) => (typeof label === 'string' ? say(label) : formatMessage(label)), [say, formatMessage]);
}
