import { type ComponentType, useEffect, useState } from 'react';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { VersionsScreenProps } from './VersionsScreen.tsx';

/**
 * The screen of versions, loaded when it is opened: few of those who edit look at it. Where it cannot be loaded, as without
 * a network, that is said, and the page stays as it is.
 */
export function LoadedVersionsScreen(props: VersionsScreenProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { onClose } = props;
  const [Screen, setScreen] = useState<ComponentType<VersionsScreenProps>>();
  useEffect(() => {
    let isGone = false;
    import('./VersionsScreen.tsx').then(
      ({ VersionsScreen }) => {
        if (!isGone) setScreen(() => VersionsScreen);
      },
      (error: unknown) => {
        if (isGone) return;
        commands.refuse(t('versions.failed', { message: describeFailure(error, t) }));
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [commands, t, onClose]);
  return Screen ? <Screen {...props} /> : null;
}
