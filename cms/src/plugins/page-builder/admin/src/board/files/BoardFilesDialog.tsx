import { useFetchClient } from '@strapi/strapi/admin';
import { blocks } from '../../api/blocks.ts';
import { Dialog } from '../../editor/languages/files/parts.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../../editor/save/sheet-parts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useModal } from '../../kit/use-modal.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { ExportPages, type ExportPagesProps } from './ExportPages.tsx';
import { ImportPages } from './ImportPages.tsx';
import { useBoardImport } from './use-board-import.ts';
import { useExport } from './use-export.ts';

export interface BoardFilesDialogProps extends Pick<ExportPagesProps, 'question' | 'answer' | 'pages'> {
  onStored(): void;
  onClose(): void;
}

/** Texts of many pages that go to translators in one file, and come back: what a file would change is shown before it does. */
export function BoardFilesDialog({ question, answer, pages, onStored, onClose }: BoardFilesDialogProps) {
  const { t } = useTranslation();
  const server = useFetchClient();
  const registry = blocks.getRegistry();
  const exporting = useExport(server, registry);
  const importing = useBoardImport(server, registry, onStored);
  const running = [exporting, importing.reading, importing.storing].find(({ progress }) => progress);
  // What is under way ends first, so that what became of it is seen.
  const modal = useModal(() => (running ? running.stop() : onClose()));
  const { chosen } = importing;

  return (
    <Dialog {...modal} aria-label={t('translationFile.title')}>
      <SheetTitle>{t('translationFile.title')}</SheetTitle>
      <SheetIntro>{t('boardFiles.intro')}</SheetIntro>
      <SheetBody>
        <ExportPages {...{ question, answer, pages, exporting }} />
        <ImportPages importing={importing} />
      </SheetBody>
      <SheetFoot>
        <ActionButton disabled={running !== undefined} onClick={onClose}>
          {t('common.close')}
        </ActionButton>
        {importing.pages.length > 0 && (
          <ActionButton
            primary
            disabled={running !== undefined || chosen.length === 0}
            onClick={() => void importing.store()}
          >
            {t('boardFiles.put', {
              ...{ count: chosen.reduce((sum, { changes }) => sum + changes.length, 0), pages: chosen.length },
            })}
          </ActionButton>
        )}
      </SheetFoot>
    </Dialog>
  );
}
