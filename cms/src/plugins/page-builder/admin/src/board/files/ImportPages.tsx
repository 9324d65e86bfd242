import { useRef } from 'react';
import styled from 'styled-components';
import { Part, Refusal } from '../../editor/languages/files/parts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { PageChanges } from './PageChanges.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { useBoardImport } from './use-board-import.ts';

/** Texts that are shown at once, without opening their pages. */
const SHOWN_AT_ONCE = 60;

/** What a file would change, page by page, and what became of it. */
export function ImportPages({ importing }: { importing: ReturnType<typeof useBoardImport> }) {
  const { t } = useTranslation();
  const { pages, refusal, chosen, reading, storing, read, turn } = importing;
  const input = useRef<HTMLInputElement>(null);
  const isRunning = reading.progress !== undefined || storing.progress !== undefined;
  const count = pages.reduce(
    (sum, { found }) => sum + ('comparison' in found ? found.comparison.changes.length : 0),
    0,
  );
  const outcomes = pages.flatMap(({ outcome }) => outcome ?? []);
  const failed = outcomes.filter((outcome) => 'failure' in outcome).length;

  return (
    <Part aria-label={t('translationFile.import')}>
      <h3>{t('translationFile.import')}</h3>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,.csv,.xml"
        hidden
        onChange={({ target }) => void read(target)}
      />
      <ActionButton disabled={isRunning} onClick={() => input.current?.click()}>
        {t('translationFile.choose')}
      </ActionButton>
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
      {reading.failure && <Refusal role="alert">{t('boardFiles.failed', { message: reading.failure })}</Refusal>}
      {reading.progress && (
        <ProgressLine
          progress={reading.progress}
          label={t('boardFiles.loading', { ...reading.progress })}
          onStop={reading.stop}
        />
      )}
      {pages.length > 0 && !storing.progress && (
        <p role="status">
          {outcomes.length === 0
            ? t('boardFiles.found', { pages: pages.length, count })
            : t('boardFiles.stored', { pages: outcomes.length - failed, failed })}
        </p>
      )}
      {storing.progress && (
        <ProgressLine
          progress={storing.progress}
          label={t('boardFiles.storing', { ...storing.progress })}
          onStop={storing.stop}
        />
      )}
      <Pages aria-label={t('boardFiles.pages')}>
        {pages.map((imported) => (
          <PageChanges
            key={imported.part.document}
            imported={imported}
            chosen={chosen.find((one) => one.imported === imported)?.changes ?? []}
            isOpen={count <= SHOWN_AT_ONCE}
            isDisabled={isRunning}
            onTurn={(changes) => turn(changes, imported.part.document)}
          />
        ))}
      </Pages>
    </Part>
  );
}

const Pages = styled.ul`
  display: grid;
  gap: 12px;
  justify-self: stretch;
`;
