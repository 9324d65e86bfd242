import { useFetchClient } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import type { BoardAnswer, BoardPage } from '../../../../shared/translation-board.ts';
import { FormatChoice } from '../../editor/languages/files/FormatChoice.tsx';
import { Part, Refusal, Row } from '../../editor/languages/files/parts.ts';
import type { Format } from '../../editor/languages/files/read-file.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Select } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { BoardQuestion } from '../BoardFilters.tsx';
import { listOpenPages } from './list-open-pages.ts';
import { ProgressLine } from './ProgressLine.tsx';
import type { Exported, useExport } from './use-export.ts';

export interface ExportPagesProps {
  /** What the board was asked for, and what it answered. */
  question: BoardQuestion;
  answer: BoardAnswer;
  /** Those that are selected. */
  pages: readonly BoardPage[];
  exporting: ReturnType<typeof useExport>;
}

/** Chooses what goes into a file: the pages that are selected, or all that the board finds and that have something open. */
export function ExportPages({ question, answer, pages, exporting }: ExportPagesProps) {
  const { t } = useTranslation();
  const { get } = useFetchClient();
  const { languages, translates, total } = answer.meta;
  const [isSelected, setSelected] = useState(pages.length > 0);
  const [to, setTo] = useState(() => findTarget(answer, question.locale));
  const [chosenFrom, setFrom] = useState<string>();
  const [format, setFormat] = useState<Format>('xliff2');
  const [isAll, setAll] = useState(false);
  const from = chosenFrom === undefined || chosenFrom === to ? findOriginal(answer, to) : chosenFrom;
  const { progress, exported, failure } = exporting;
  const scope = useId();

  const download = () =>
    exporting.start({
      ...{ from, to, format, isAll },
      list: async (signal) => (isSelected ? pages : listOpenPages(get, question, to, signal)),
    });
  return (
    <Part aria-label={t('translationFile.export')}>
      <h3>{t('translationFile.export')}</h3>
      <label>
        <input
          type="radio"
          name={scope}
          checked={isSelected}
          disabled={pages.length === 0}
          onChange={() => setSelected(true)}
        />{' '}
        {t('boardFiles.selected', { count: pages.length })}
      </label>
      <label>
        <input type="radio" name={scope} checked={!isSelected} onChange={() => setSelected(false)} />{' '}
        {t('boardFiles.everything', { count: total })}
      </label>
      <Row>
        <LanguageChoice label={t('boardFiles.from')} value={from} onChoose={setFrom}>
          {languages.filter(({ code }) => code !== to)}
        </LanguageChoice>
        <LanguageChoice label={t('boardFiles.to')} value={to} onChoose={setTo}>
          {languages.filter(({ code }) => translates.includes(code))}
        </LanguageChoice>
      </Row>
      <FormatChoice format={format} onChoose={setFormat} />
      <label>
        <input type="checkbox" checked={isAll} onChange={() => setAll(!isAll)} /> {t('translationFile.all')}
      </label>
      <ActionButton disabled={progress !== undefined} onClick={() => void download()}>
        {t('boardFiles.download')}
      </ActionButton>
      {progress && (
        <ProgressLine
          progress={progress}
          label={t(progress.all === 0 ? 'boardFiles.listing' : 'boardFiles.loading', { ...progress })}
          onStop={exporting.stop}
        />
      )}
      {failure && <Refusal role="alert">{t('boardFiles.failed', { message: failure })}</Refusal>}
      {exported && <Result exported={exported} />}
    </Part>
  );
}

interface LanguageChoiceProps {
  label: string;
  value: string;
  onChoose(code: string): void;
  children: readonly { code: string; name: string }[];
}

function LanguageChoice({ label, value, onChoose, children }: LanguageChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

function Result({ exported: { pages, texts, left, refusal } }: { exported: Exported }) {
  const { t } = useTranslation();
  return (
    <>
      {refusal ? (
        <Refusal role="alert">{refusal}</Refusal>
      ) : (
        <p role="status">{pages === 0 ? t('boardFiles.nothing') : t('boardFiles.written', { pages, texts })}</p>
      )}
      {left.length > 0 && (
        <details open={left.length <= 5}>
          <summary>{t('boardFiles.left', { count: left.length })}</summary>
          <ul>
            {left.map(({ title, reason }, index) => (
              <li key={index}>{t('boardFiles.leftPage', { title, reason })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The language that the board shows alone, or else the one that most pages of it are translated into. */
function findTarget({ data, meta }: BoardAnswer, shown: string | undefined): string {
  if (shown !== undefined && meta.translates.includes(shown)) return shown;
  const count = (code: string) => data.filter(({ cells }) => cells[code]?.origin).length;
  return meta.translates.reduce((best, code) => (count(code) > count(best) ? code : best), meta.translates[0] ?? '');
}

/** The language that most pages of the board are translated from into this one. */
function findOriginal({ data, meta }: BoardAnswer, to: string): string {
  const others = meta.languages.map(({ code }) => code).filter((code) => code !== to);
  const count = (code: string) => data.filter(({ cells }) => cells[to]?.origin === code).length;
  return others.reduce((best, code) => (count(code) > count(best) ? code : best), others[0] ?? '');
}
