import { useEffect, useRef, useState } from 'react';
import type { Allowance } from '../../../../shared/machine-translation.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../api/server.ts';
import type { Entry } from '../../session/entry.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { MACHINE_PATH, type MachineResult, translateByMachine } from './translate-by-machine.ts';
import type { PutReport } from './use-texts.ts';

/** What came of the last call. */
export interface MachineReport extends PutReport {
  /** How many texts nothing came for. */
  missing: number;
  /** Why that is; undefined where somebody stopped it, or all came. */
  reason: string | undefined;
}

export interface Machine {
  /** Undefined where nothing is translated by machine, or not by this person. */
  allowance: Allowance | undefined;
  /** Why that is not known; undefined otherwise. */
  failure: string | undefined;
  /** What is under way. */
  run: { done: number; all: number } | undefined;
  report: MachineReport | undefined;
  translate(pairs: readonly TextPair[]): void;
  /** Sends nothing more. What has come is put in. */
  stop(): void;
}

interface MachineUse {
  server: Pick<Server, 'get' | 'post'>;
  entry: Pick<Entry, 'model' | 'documentId' | 'locale'>;
  /** Name of the field with the page; `ENTRY` of an entry without one. */
  field: string;
  /** Language of the original. */
  from: string;
  /** False while the original is not there, and for those who may not have it translated. */
  isReady: boolean;
  put(came: MachineResult['came']): PutReport | Promise<PutReport>;
}

/** Translating by machine as far as the service and the person's rights allow. Leaving stops what is under way. */
export function useMachine({ server, entry, field, from, isReady, put }: MachineUse): Machine {
  const { t } = useTranslation();
  const [allowance, setAllowance] = useState<Allowance>();
  const [failure, setFailure] = useState<string>();
  const [run, setRun] = useState<Machine['run']>();
  const [report, setReport] = useState<MachineReport>();
  const stopping = useRef<AbortController>();
  const { model, documentId = '', locale = '' } = entry;
  const isOffered = isReady && documentId !== '' && locale !== '';

  useEffect(() => {
    setAllowance(undefined);
    setFailure(undefined);
    setReport(undefined);
    if (!isOffered) return;
    let isCurrent = true;
    const params = { model, documentId, locale, field, from };
    server.get<{ data: Allowance | null }>(MACHINE_PATH, { params }).then(
      ({ data }) => isCurrent && setAllowance(data.data ?? undefined),
      (error: unknown) => isCurrent && !isRefusal(error) && setFailure(describeFailure(error, t)),
    );
    return () => {
      isCurrent = false;
    };
    // Asked anew for another language or another entry, and not for another language of the editor.
  }, [isOffered, model, documentId, locale, field, from, server]);
  useEffect(() => () => stopping.current?.abort(), [model, documentId, locale, field, from]);

  const translate = async (pairs: readonly TextPair[]) => {
    if (pairs.length === 0 || stopping.current) return;
    const ending = new AbortController();
    stopping.current = ending;
    setReport(undefined);
    setRun({ done: 0, all: pairs.length });
    const place = { model, documentId, locale, field, from };
    const onProgress = (done: number) => setRun({ done, all: pairs.length });
    const { came, ended, left, error } = await translateByMachine(pairs, {
      ...{ server, place, onProgress },
      signal: ending.signal,
    });
    stopping.current = undefined;
    setRun(undefined);
    if (left !== undefined) setAllowance((before) => before && { ...before, left });
    const done = await put(came);
    const missing = pairs.length - done.put.length - done.problems.length;
    const message = error === undefined ? undefined : t('machine.error', { message: describeFailure(error, t) });
    setReport({ ...done, missing, reason: ended ? t(`machine.${ended}`) : message });
  };
  return {
    ...{ allowance, failure, run, report },
    translate: (pairs) => void translate(pairs),
    stop: () => stopping.current?.abort(),
  };
}

/** A right that the server does not see is none that could be offered. */
const isRefusal = (error: unknown) => (error as { status?: unknown } | null)?.status === 403;
