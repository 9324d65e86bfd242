import type { ComponentType } from 'react';
import { usePart } from '../kit/use-part.ts';
import { describeFailure } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import { useCommands } from './commands/use-commands.tsx';

/** Sentences that say what could not be loaded. */
export type LoadFailure = 'editor.partFailed' | 'versions.failed' | 'recovery.failed';

/**
 * A part of the editor that is loaded when it is opened: few of those who edit look at it. Where it cannot be loaded, as
 * without a network, that is said, the page stays as it is, and whoever opens it again tries again.
 * @param load always the same function
 * @returns undefined until it is there
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  { failed = 'editor.partFailed', onFailure }: { failed?: LoadFailure | undefined; onFailure?: () => void } = {},
): ComponentType<Props> | undefined {
  const { t } = useTranslation();
  const { commands } = useCommands();
  return usePart(load, (error) => {
    commands.refuse(t(failed, { message: describeFailure(error, t) }));
    onFailure?.();
  });
}
