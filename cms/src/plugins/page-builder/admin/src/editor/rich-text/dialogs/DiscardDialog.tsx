import { PlainButton, PrimaryButton } from '../../../kit/layout.ts';
import { useText } from '../../../text/use-text.ts';
import { Buttons, SmallDialog } from './SmallDialog.tsx';

interface DiscardDialogProps {
  onKeep(): void;
  onDiscard(): void;
  onSave(): void;
}

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onKeep, onDiscard, onSave }: DiscardDialogProps) {
  const { say } = useText();
  return (
    <SmallDialog role="alertdialog" title={say('richText.discardTitle')} onClose={onKeep}>
      <p>{say('richText.discardQuestion')}</p>
      <Buttons>
        <PlainButton type="button" autoFocus onClick={onKeep}>
          {say('richText.keepEditing')}
        </PlainButton>
        <PlainButton type="button" onClick={onDiscard}>
          {say('richText.discard')}
        </PlainButton>
        <PrimaryButton type="button" onClick={onSave}>
          {say('richText.save')}
        </PrimaryButton>
      </Buttons>
    </SmallDialog>
  );
}
