import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import type { InUseDetails } from '../../../shared/uses.ts';
import { useTranslation } from '../text/use-translation.ts';
import { UsingEntries } from './UsesList.tsx';

interface BreakingDialogProps {
  inUse: InUseDetails;
  /** @param message what to say where nothing happened */
  onAnswer(isConfirmed: boolean, message: string): void;
}

/** Asks whether something that pages use is to be deleted, or no longer to be public. */
export function BreakingDialog({ inUse, onAnswer }: BreakingDialogProps) {
  const { t } = useTranslation();
  const { action, entries, total, hidden } = inUse;
  const keep = () => onAnswer(false, t(`uses.kept.${action}`));
  const unlisted = total - entries.length;
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && keep()}>
      <Dialog.Content>
        <Dialog.Header>{t(`uses.ask.${action}`)}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%" maxHeight="50vh" overflow="auto">
            <Typography>{t(`uses.breaks.${action}`, { count: total + hidden })}</Typography>
            <UsingEntries entries={entries} />
            {unlisted > 0 && <Typography>{t('uses.unlisted', { count: unlisted })}</Typography>}
            {hidden > 0 && <Typography>{t('uses.hidden', { count: hidden })}</Typography>}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          {/* The dialog gives it the focus. */}
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {t('share.keep')}
            </Button>
          </Dialog.Cancel>
          <Button variant="danger" fullWidth onClick={() => onAnswer(true, '')}>
            {t(`uses.anyway.${action}`)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
