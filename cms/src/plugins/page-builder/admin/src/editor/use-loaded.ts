import { type ComponentType, useEffect, useState } from 'react';
import { describeFailure } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import { useCommands } from './commands/use-commands.tsx';

/**
 * A part of the editor that is loaded when it is opened: few of those who edit look at it. Where it cannot be loaded, as
 * without a network, that is said, and the page stays as it is.
 * @param load always the same function
 * @returns undefined until it is there
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: 'versions.failed' | 'recovery.failed',
  onClose: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setPart(() => loaded);
      },
      (error: unknown) => {
        if (isGone) return;
        commands.refuse(t(failed, { message: describeFailure(error, t) }));
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, failed, commands, t, onClose]);
  return Part;
}
