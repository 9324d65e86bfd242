import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { blocks } from '../../api/blocks.ts';
import { ComparedTexts } from '../../editor/languages/files/ComparedTexts.tsx';
import { Refusal } from '../../editor/languages/files/parts.ts';
import type { FileChange, FileComparison } from '../../editor/languages/files/translation-file.ts';
import { Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { createNameOf } from './create-name-of.ts';
import type { LoadedPage } from './load-pages.ts';
import type { ImportedPage } from './use-board-import.ts';

interface PageChangesProps {
  imported: ImportedPage;
  chosen: readonly FileChange[];
  /** Whether its texts are seen at first. */
  isOpen: boolean;
  isDisabled: boolean;
  /** Chooses texts, or leaves them out. */
  onTurn(changes: readonly FileChange[]): void;
}

/** What a file would change of one page, or why it cannot, and what became of it. */
export function PageChanges({ imported, chosen, isOpen, isDisabled, onTurn }: PageChangesProps) {
  const { title, found, outcome } = imported;
  if ('problem' in found) {
    return (
      <li>
        <strong>{title}</strong>
        <Refusal>{found.problem}</Refusal>
      </li>
    );
  }
  const isStored = outcome !== undefined && 'stored' in outcome;
  return (
    <li>
      {isStored ? (
        <strong>{title}</strong>
      ) : (
        <Whole {...{ title, chosen, onTurn, isDisabled }} changes={found.comparison.changes} />
      )}
      {outcome && <Outcome outcome={outcome} />}
      {!isStored && <Compared {...found} {...{ title, chosen, isOpen, isDisabled, onTurn }} />}
    </li>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<ImportedPage['outcome']> }) {
  const { t } = useTranslation();
  if ('failure' in outcome) return <Refusal>{t('boardFiles.notStored', { reason: outcome.failure })}</Refusal>;
  const { stored, left } = outcome;
  return <Quiet>{t('boardFiles.storedTexts', { count: stored, left })}</Quiet>;
}

interface WholeProps extends Pick<PageChangesProps, 'chosen' | 'isDisabled' | 'onTurn'> {
  title: string;
  changes: readonly FileChange[];
}

/** The name of a page, with a box that chooses all its texts. */
function Whole({ title, changes, chosen, isDisabled, onTurn }: WholeProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen.length > 0 && chosen.length < changes.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  if (changes.length === 0) return <strong>{title}</strong>;
  const isWhole = chosen.length === changes.length;
  const turn = () => onTurn(isWhole ? changes : changes.filter((change) => !chosen.includes(change)));
  return (
    <label>
      <input ref={box} type="checkbox" checked={isWhole} disabled={isDisabled} onChange={turn} />{' '}
      <strong>{title}</strong>
    </label>
  );
}

interface ComparedProps extends Omit<PageChangesProps, 'imported'> {
  page: LoadedPage;
  comparison: FileComparison;
  title: string;
}

/** Its texts, drawn once they are looked at: a file may hold thousands. */
function Compared({ page, comparison, title, chosen, isOpen, isDisabled, onTurn }: ComparedProps) {
  const { t, translate } = useTranslation();
  const [isShown, setShown] = useState(isOpen);
  const nameOf = useMemo(
    () => createNameOf(page, { registry: blocks.getRegistry(), t, translate }),
    [page, t, translate],
  );
  const { changes, problems } = comparison;
  const counts = { count: changes.length, chosen: chosen.length, problems: problems.length };
  return (
    <Texts open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary aria-label={`${title}: ${t('boardFiles.pageTexts', counts)}`}>
        {t('boardFiles.pageTexts', counts)}
      </summary>
      {isShown && (
        <fieldset disabled={isDisabled}>
          <ComparedTexts {...{ comparison, chosen, nameOf }} place={page.place} onTurn={(change) => onTurn([change])} />
        </fieldset>
      )}
    </Texts>
  );
}

const Texts = styled.details`
  padding-inline-start: 22px;

  fieldset {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
    margin: 0;
    padding: 8px 0 0;
    border: 0;
  }
`;
