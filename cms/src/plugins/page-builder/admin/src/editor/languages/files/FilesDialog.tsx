import { useId, useRef, useState } from 'react';
import type { TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { Quiet } from '../../../kit/layout.ts';
import { useModal } from '../../../kit/use-modal.ts';
import type { Tree } from '../../../model/tree.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../../save/sheet-parts.ts';
import { ComparedTexts } from './ComparedTexts.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { PreviewPage } from './PreviewPage.tsx';
import { Dialog, Part, Refusal, Row } from './parts.ts';
import { numberTexts, writePreview } from './preview-page.ts';
import type { Format } from './read-file.ts';
import { saveFile, saveParts } from './save-file.ts';
import { type DocumentPlace, type FileChange, hasUnits, nameDocument, writeUnits } from './translation-file.ts';
import { useImport } from './use-import.ts';

export interface FilesDialogProps {
  pairs: readonly TextPair[];
  open: readonly TextPair[];
  place: DocumentPlace;
  /** What the page is called, for translators. */
  title: string;
  canEdit: boolean;
  /** The page that is translated. */
  original: Tree;
  /** Block and property of a text. */
  nameOf(pair: TextPair): string;
  /** @param refused how many texts of the file cannot be put in */
  onPut(changes: readonly FileChange[], refused: number): void;
  onClose(): void;
}

/** Texts that go to translators in a file, and come back: what a file would change is shown before it does. */
export function FilesDialog({
  pairs,
  open,
  place,
  title,
  canEdit,
  original,
  nameOf,
  onPut,
  onClose,
}: FilesDialogProps) {
  const { t } = useTranslation();
  const { read, problem, comparison, others, chosen, turn } = useImport(pairs, place);
  const modal = useModal(onClose);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Dialog {...modal} aria-label={t('translationFile.title')}>
      <SheetTitle>{t('translationFile.title')}</SheetTitle>
      <SheetIntro>{t('translationFile.intro')}</SheetIntro>
      <SheetBody>
        <Export {...{ pairs, open, place, title, original, nameOf }} />
        {canEdit && (
          <Part aria-label={t('translationFile.import')}>
            <h3>{t('translationFile.import')}</h3>
            <input
              ref={input}
              type="file"
              accept=".xlf,.xliff,.csv,.xml"
              hidden
              onChange={({ target }) => void read(target)}
            />
            <ActionButton onClick={() => input.current?.click()}>{t('translationFile.choose')}</ActionButton>
            {problem && <Refusal role="alert">{problem}</Refusal>}
            {others > 0 && <Quiet>{t('translationFile.others', { count: others })}</Quiet>}
            {comparison && (
              <ComparedTexts {...{ comparison, chosen, place, nameOf }} onTurn={(change) => turn([change])} />
            )}
          </Part>
        )}
      </SheetBody>
      <SheetFoot>
        <ActionButton onClick={onClose}>{t('common.close')}</ActionButton>
        {chosen.length > 0 && (
          <ActionButton primary onClick={() => onPut(chosen, comparison?.problems.length ?? 0)}>
            {t('translationFile.put', { count: chosen.length })}
          </ActionButton>
        )}
      </SheetFoot>
    </Dialog>
  );
}

type ExportProps = Pick<FilesDialogProps, 'pairs' | 'open' | 'place' | 'title' | 'original' | 'nameOf'>;

function Export({ pairs, open, place, title, original, nameOf }: ExportProps) {
  const { t } = useTranslation();
  const [isPreviewing, setPreviewing] = useState(false);
  const [format, setFormat] = useState<Format>('xliff2');
  const [isAll, setAll] = useState(false);
  const [problem, setProblem] = useState('');
  const previewId = useId();
  const scope = (isAll || open.length === 0 ? pairs : open).filter(hasUnits);

  const download = () => {
    const part = { document: nameDocument(place), title, units: writeUnits(scope, nameOf) };
    setProblem(saveParts([part], { ...place, format, name: nameFile(place) }, t));
  };
  const downloadPreview = async (page: HTMLElement) => {
    const texts = numberTexts(scope, (pair) => writeUnits([pair], nameOf));
    const html = await writePreview(page, texts, `${place.from} → ${place.to}`);
    saveFile(new Blob([html], { type: 'text/html' }), `${nameFile(place)}.html`);
    setPreviewing(false);
  };

  return (
    <Part aria-label={t('translationFile.export')}>
      <h3>{t('translationFile.export')}</h3>
      <FormatChoice format={format} onChoose={setFormat} />
      <label>
        <input
          type="checkbox"
          checked={isAll || open.length === 0}
          disabled={open.length === 0}
          onChange={() => setAll(!isAll)}
        />{' '}
        {t('translationFile.all')}
      </label>
      <Row>
        <ActionButton disabled={scope.length === 0} onClick={download}>
          {t('translationFile.download', { count: scope.length })}
        </ActionButton>
        <ActionButton
          disabled={scope.length === 0}
          aria-disabled={isPreviewing}
          aria-describedby={previewId}
          onClick={() => setPreviewing(true)}
        >
          {t(isPreviewing ? 'translationFile.previewing' : 'translationFile.preview')}
        </ActionButton>
      </Row>
      {problem && <Refusal role="alert">{problem}</Refusal>}
      <Quiet id={previewId}>{t('translationFile.previewHelp')}</Quiet>
      {isPreviewing && (
        <PreviewPage
          {...{ tree: original, model: place.model, locale: place.from }}
          onDrawn={(page) => void downloadPreview(page)}
        />
      )}
    </Part>
  );
}

const nameFile = ({ documentId, from, to }: DocumentPlace) => `${documentId}-${from}-${to}`;
