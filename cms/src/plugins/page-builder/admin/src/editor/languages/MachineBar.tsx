import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ENTRY } from '../../../../shared/envelope.ts';
import { keyOfPair, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { focusRing, Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { countCost } from './translate-by-machine.ts';
import type { Machine } from './use-machine.ts';

interface MachineBarProps {
  machine: Machine;
  /** Texts of the page that may be translated by machine. */
  open: readonly TextPair[];
  /** Those of the selected block, with its name; undefined where none is selected. */
  block: { name: string; open: readonly TextPair[] } | undefined;
  /** Whether all of it is an entry without a page, which knows no undo. */
  isEntry?: boolean;
  /** Block and property of a text. */
  nameOf(pair: TextPair): string;
}

/** What may be translated by machine at once and what that takes; how far it is; and what came of it. */
export function MachineBar({ machine, open, block, isEntry = false, nameOf }: MachineBarProps) {
  const { t } = useTranslation();
  const { allowance, failure, run, report, translate, stop } = machine;
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone when nothing is left for it.
  useEffect(() => {
    if (report && document.activeElement === document.body) box.current?.focus();
  }, [report]);
  if (failure) return <Quiet role="alert">{t('machine.unknown', { message: failure })}</Quiet>;
  if (!allowance || (open.length === 0 && !run && !report)) return null;
  const undo = report?.put.some(({ block: id }) => id === ENTRY) ? 'machine.undoBlocks' : 'machine.undo';
  const isPart = block && block.open.length > 0 && block.open.length < open.length;
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={t('machine.region')}>
      {open.length > 0 && (
        <>
          <Row>
            <ActionButton disabled={run !== undefined} onClick={() => translate(open)}>
              {t('machine.all', { count: open.length })}
            </ActionButton>
            {isPart && (
              <ActionButton disabled={run !== undefined} onClick={() => translate(block.open)}>
                {t('machine.block', { block: block.name, count: block.open.length })}
              </ActionButton>
            )}
          </Row>
          <Quiet>{t('machine.cost', { characters: countCost(open), left: allowance.left })}</Quiet>
        </>
      )}
      {run && (
        <Row>
          <progress max={run.all} value={run.done} aria-label={t('machine.region')} />
          <span role="status">{t('machine.running', run)}</span>
          <ActionButton onClick={stop}>{t('machine.stop')}</ActionButton>
        </Row>
      )}
      {report && (
        <>
          <p role="status">
            {t('machine.put', { count: report.put.length })}
            {report.put.length > 0 && ` ${t('machine.confirm')}`}
            {report.put.length > 0 && !isEntry && ` ${t(undo)}`}
            {report.missing > 0 && ` ${t('machine.missing', { count: report.missing })}`}
          </p>
          {report.reason && <Reason role="alert">{report.reason}</Reason>}
          {report.problems.length > 0 && (
            <ul aria-label={t('machine.problems')}>
              {report.problems.map(([pair, problem]) => (
                <li key={keyOfPair(pair)}>{t(`machine.${problem}`, { text: nameOf(pair) })}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  margin-block: 6px;
  padding: 8px 10px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
  ${focusRing}

  li {
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  progress {
    flex: 1;
    min-inline-size: 60px;
  }
`;

const Reason = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
`;
