import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { readSegment } from '../../../../../shared/plain-text.ts';
import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { getSites } from '../../../api/sites.ts';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { dialogLook, Quiet, Select, STACKED } from '../../../kit/layout.ts';
import { useModal } from '../../../kit/use-modal.ts';
import type { Tree } from '../../../model/tree.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../../save/sheet-parts.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { numberTexts, writePreview } from './preview-page.ts';
import { FORMATS, type Format, writeFile } from './read-file.ts';
import {
  type DocumentPlace,
  type FileChange,
  type FileComparison,
  hasUnits,
  nameDocument,
  writeUnits,
} from './translation-file.ts';
import { useImport } from './use-import.ts';

export interface FilesDialogProps {
  pairs: readonly TextPair[];
  open: readonly TextPair[];
  place: DocumentPlace;
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
export function FilesDialog({ pairs, open, place, canEdit, original, nameOf, onPut, onClose }: FilesDialogProps) {
  const { t } = useTranslation();
  const { read, problem, comparison, chosen, turn } = useImport(pairs, place);
  const modal = useModal(onClose);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Dialog {...modal} aria-label={t('translationFile.title')}>
      <SheetTitle>{t('translationFile.title')}</SheetTitle>
      <SheetIntro>{t('translationFile.intro')}</SheetIntro>
      <SheetBody>
        <Export {...{ pairs, open, place, original, nameOf }} />
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
            {comparison && (
              <ComparedTexts comparison={comparison} chosen={chosen} place={place} nameOf={nameOf} onTurn={turn} />
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

interface ComparedTextsProps extends Pick<FilesDialogProps, 'place' | 'nameOf'> {
  comparison: FileComparison;
  chosen: readonly FileChange[];
  onTurn(pair: TextPair): void;
}

/** What a file would change, and what of it cannot be put in. */
function ComparedTexts({ comparison, chosen, place, nameOf, onTurn }: ComparedTextsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Quiet role="status">
        {t('translationFile.found', {
          ...{ count: comparison.changes.length, same: comparison.same },
          ...{ untranslated: comparison.untranslated },
        })}
      </Quiet>
      {comparison.problems.length > 0 && (
        <ul aria-label={t('machine.problems')}>
          {comparison.problems.map(({ name, words, problem: reason }, index) => (
            <li key={index}>{t(`translationFile.text.${reason}`, { text: words ? `${name} (${words})` : name })}</li>
          ))}
        </ul>
      )}
      <Changes>
        {comparison.changes.map((change) => (
          <ChangeLine
            key={keyOfPair(change.pair)}
            change={change}
            name={nameOf(change.pair)}
            place={place}
            isChosen={chosen.includes(change)}
            onTurn={() => onTurn(change.pair)}
          />
        ))}
      </Changes>
    </>
  );
}

type ExportProps = Pick<FilesDialogProps, 'pairs' | 'open' | 'place' | 'original' | 'nameOf'>;

function Export({ pairs, open, place, original, nameOf }: ExportProps) {
  const { t } = useTranslation();
  const [isPreviewing, setPreviewing] = useState(false);
  const [format, setFormat] = useState<Format>('xliff2');
  const [isAll, setAll] = useState(false);
  const [formatId, previewId] = [useId(), useId()];
  const scope = (isAll || open.length === 0 ? pairs : open).filter(hasUnits);

  const download = () => {
    const { findPlace } = getSites();
    const tagOf = (locale: string) => findPlace({ model: place.model, locale, values: {} }).lang;
    const units = writeUnits(scope, nameOf);
    const file = { document: nameDocument(place), from: tagOf(place.from), to: tagOf(place.to), units };
    const { text, extension } = writeFile(file, format);
    save(new Blob([text], { type: 'application/octet-stream' }), nameFile(place, extension));
  };
  const downloadPreview = async (page: HTMLElement) => {
    const texts = numberTexts(scope, (pair) => writeUnits([pair], nameOf));
    const html = await writePreview(page, texts, `${place.from} → ${place.to}`);
    save(new Blob([html], { type: 'text/html' }), nameFile(place, 'html'));
    setPreviewing(false);
  };

  return (
    <Part aria-label={t('translationFile.export')}>
      <h3>{t('translationFile.export')}</h3>
      <Row>
        <label htmlFor={formatId}>{t('translationFile.format')}</label>
        <Select id={formatId} value={format} onChange={({ target }) => setFormat(target.value as Format)}>
          {FORMATS.map((name) => (
            <option key={name} value={name}>
              {t(`translationFile.format.${name}`)}
            </option>
          ))}
        </Select>
      </Row>
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

const nameFile = ({ documentId, from, to }: DocumentPlace, extension: string) =>
  `${documentId}-${from}-${to}.${extension}`;

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ChangeLineProps {
  change: FileChange;
  name: string;
  place: DocumentPlace;
  isChosen: boolean;
  onTurn(): void;
}

function ChangeLine({ change: { pair, text, isWritten }, name, place, isChosen, onTurn }: ChangeLineProps) {
  const { t } = useTranslation();
  const { target } = pair;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onTurn} /> {name}
      </label>
      <p lang={place.from}>{readSegment(pair.source)}</p>
      {target !== undefined && pair.state !== 'new' && (
        <p lang={place.to}>
          <del>{readSegment({ text: target })}</del>
        </p>
      )}
      <p lang={place.to}>
        <ins>{readSegment({ text })}</ins>
      </p>
      {isWritten && <Quiet>{t('translationFile.text.written')}</Quiet>}
    </li>
  );
}

const Dialog = styled.dialog`
  ${dialogLook}
  flex-direction: column;
  inline-size: min(820px, calc(100vw - 32px));
  max-block-size: 86vh;

  &[open] {
    display: flex;
  }

  @media ${STACKED} {
    max-block-size: calc(100dvh - 32px);
  }
`;

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding-block-end: 16px;

  h3 {
    font-size: 1.3rem;
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  select {
    inline-size: auto;
  }
`;

const Refusal = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
`;

const Changes = styled.ul`
  display: grid;
  gap: 10px;
  justify-self: stretch;

  > li {
    display: grid;
    gap: 2px;
    padding-block-start: 8px;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }

  p {
    padding-inline-start: 22px;
    white-space: pre-line;
  }

  label {
    font-weight: 600;
  }

  del {
    color: ${({ theme }) => theme.colors.danger600};
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
  }
`;
