import { PlainButton, PrimaryButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { Buttons, SmallDialog } from './SmallDialog.tsx';

interface DiscardDialogProps {
  onKeep(): void;
  onDiscard(): void;
  onSave(): void;
}

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onKeep, onDiscard, onSave }: DiscardDialogProps) {
  const { t } = useTranslation();
  return (
    <SmallDialog role="alertdialog" title={t('richText.discardTitle')} onClose={onKeep}>
      <p>{t('richText.discardQuestion')}</p>
      <Buttons>
        <PlainButton type="button" autoFocus onClick={onKeep}>
          {t('richText.keepEditing')}
        </PlainButton>
        <PlainButton type="button" onClick={onDiscard}>
          {t('richText.discard')}
        </PlainButton>
        <PrimaryButton type="button" onClick={onSave}>
          {t('richText.save')}
        </PrimaryButton>
      </Buttons>
    </SmallDialog>
  );
}
