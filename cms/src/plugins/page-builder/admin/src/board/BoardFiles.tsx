import { Button } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { blocks } from '../api/blocks.ts';
import { usePart } from '../kit/use-part.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { BoardFilesDialogProps } from './files/BoardFilesDialog.tsx';

/** With what reads and writes files, and the blocks of the project: the board is drawn without them. */
const load = async () => {
  const [{ BoardFilesDialog }] = await Promise.all([import('./files/BoardFilesDialog.tsx'), blocks.loadRegistry()]);
  return BoardFilesDialog;
};

/** Opens the dialog by which texts of many pages go to translators in one file, and come back. */
export function BoardFiles(props: Omit<BoardFilesDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('boardFiles.open')}
      </Button>
      {isOpen && <LoadedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function LoadedDialog(props: BoardFilesDialogProps) {
  const { t } = useTranslation();
  const { toggleNotification } = useNotification();
  const describeFailure = useDescribeFailure();
  const Dialog = usePart(load, (error) => {
    toggleNotification({ type: 'danger', message: t('editor.partFailed', { message: describeFailure(error) }) });
    props.onClose();
  });
  return Dialog ? <Dialog {...props} /> : null;
}
