import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DeletedEntry, RestoredEntry } from '../../../shared/deleted-entry.ts';
import { LocaleChoice } from '../kit/LocaleChoice.tsx';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

interface RestoreDialogProps {
  entry: DeletedEntry;
  onRestored(restored: RestoredEntry): void;
  onClose(): void;
}

/** Asks whether a deleted entry is to be stored again, and in which of its languages. */
export function RestoreDialog({ entry, onRestored, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { post } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const [chosen, setChosen] = useState(entry.locales);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState('');

  const restore = async () => {
    setWriting(true);
    setFailure('');
    const { contentType: model, documentId } = entry;
    const body = { model, documentId, ...(chosen.length > 0 && { locales: chosen }) };
    try {
      const { data } = await post<{ data: RestoredEntry }>(`/${PLUGIN_ID}/deleted/restore`, body);
      onRestored(data.data);
    } catch (error) {
      setFailure(describeFailure(error));
      setWriting(false);
    }
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Dialog.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // What was restored is said in a note, which has the focus then.
          if (document.activeElement === document.body) opener?.focus();
        }}
      >
        <Dialog.Header>{t('deleted.ask', { title: entry.title ?? t('common.untitled') })}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%" maxHeight="50vh" overflow="auto">
            <Typography>{t(entry.isPartial ? 'deleted.askLanguages' : 'deleted.askAll')}</Typography>
            {entry.locales.length > 1 && (
              <LocaleChoice
                legend={t('deleted.languages')}
                locales={entry.locales}
                chosen={chosen}
                onChange={setChosen}
              />
            )}
            {failure !== '' && (
              <Typography role="alert" textColor="danger600">
                {failure}
              </Typography>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          {/* The dialog gives it the focus. */}
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {t('common.cancel')}
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            loading={isWriting}
            disabled={entry.locales.length > 0 && chosen.length === 0}
            onClick={restore}
          >
            {t('versions.restore')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
