import { useLoaded } from '../use-loaded.ts';
import type { RecoveryDialogProps } from './RecoveryDialog.tsx';

const load = async () => (await import('./RecoveryDialog.tsx')).RecoveryDialog;

/** The list of what unsaved work changed, loaded when it is opened. */
export function LoadedRecoveryDialog(props: RecoveryDialogProps) {
  const Dialog = useLoaded(load, 'recovery.failed', props.onClose);
  return Dialog ? <Dialog {...props} /> : null;
}
