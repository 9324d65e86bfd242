import { useLoaded } from '../use-loaded.ts';
import type { VersionsScreenProps } from './VersionsScreen.tsx';

const load = async () => (await import('./VersionsScreen.tsx')).VersionsScreen;

/** The screen of versions, loaded when it is opened. */
export function LoadedVersionsScreen(props: VersionsScreenProps) {
  const Screen = useLoaded(load, 'versions.failed', props.onClose);
  return Screen ? <Screen {...props} /> : null;
}
