import type { ComponentType } from 'react';
import { type LoadFailure, useLoaded } from './use-loaded.ts';

/** A dialog or a screen of the editor that is loaded when it is opened, see `useLoaded`. */
export function loadDialog<Props extends { onClose(): void }>(
  load: () => Promise<ComponentType<Props>>,
  failed?: LoadFailure,
): ComponentType<Props> {
  return function LoadedDialog(props: Props) {
    const Dialog = useLoaded(load, { failed, onFailure: props.onClose });
    return Dialog ? <Dialog {...props} /> : null;
  };
}
