import { Button, Modal } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { BoardAnswer, BoardPage } from '../../../shared/translation-board.ts';
import type { RequestAnswer } from '../../../shared/translation-requests.ts';
import { useTranslation } from '../text/use-translation.ts';
import { RequestForm } from './RequestForm.tsx';

interface AskForTranslationProps {
  /** Those that are chosen. */
  pages: readonly BoardPage[];
  /** That the pages are shown in. */
  languages: BoardAnswer['meta']['languages'];
  onAsked(): void;
}

/** Opens the form by which a person is asked to translate the pages that are chosen. */
export function AskForTranslation({ pages, languages, onAsked }: AskForTranslationProps) {
  const { t } = useTranslation();
  const { toggleNotification } = useNotification();
  const [isOpen, setOpen] = useState(false);
  const [isWritten, setWritten] = useState(false);
  /** What was written is not thrown away by a key or a press beside the dialog. */
  const stay = (event: Event) => isWritten && event.preventDefault();
  const finish = ({ count, mail }: RequestAnswer['data']) => {
    setOpen(false);
    if (mail === 'sent') toggleNotification({ type: 'success', message: t('ask.sent', { count }) });
    else toggleNotification({ type: 'warning', message: t(`ask.unsent.${mail}`) });
    onAsked();
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary" disabled={pages.length === 0}>
          {t('ask.open')}
        </Button>
      </Modal.Trigger>
      {isOpen && (
        <Modal.Content aria-describedby={undefined} onEscapeKeyDown={stay} onInteractOutside={stay}>
          <Modal.Header closeLabel={t('ask.close')}>
            <Modal.Title>{t('ask.title')}</Modal.Title>
          </Modal.Header>
          <RequestForm
            {...{ pages, languages }}
            onWritten={setWritten}
            onAsked={finish}
            onCancel={() => setOpen(false)}
          />
        </Modal.Content>
      )}
    </Modal.Root>
  );
}
