import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedEntry, Obstacle } from '../../../shared/publishing-check.ts';
import { refreshEntry } from '../bases/refresh-entry.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import type { ListedRow } from './change-actions.tsx';

export interface RowState {
  row: ListedRow;
  title: string | null;
  obstacles: readonly Obstacle[];
  isDone: boolean;
}

export type Stage = 'checking' | 'checked' | 'publishing' | 'done';

/** Checks entries, and publishes those that nothing keeps back, one after the other: one that is refused stops no other. */
export function usePublishMany(model: string, rows: readonly ListedRow[]) {
  const { post } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [stage, setStage] = useState<Stage>('checking');
  const [failure, setFailure] = useState('');
  const [states, setStates] = useState<readonly RowState[]>([]);
  const [number, setNumber] = useState(0);
  const locale = rows[0]?.locale ?? undefined;

  const check = useCallback(async () => {
    setStage('checking');
    setFailure('');
    const documentIds = rows.map(({ documentId }) => documentId);
    try {
      const { data } = await post<{ data: CheckedEntry[] }>(`/${PLUGIN_ID}/publishing/check`, {
        ...{ model, documentIds },
        ...(locale && { locale }),
      });
      const found = new Map(data.data.map((entry) => [entry.documentId, entry]));
      setStates(
        rows.map((row) => {
          const { title = null, obstacles = [] } = found.get(row.documentId) ?? {};
          return { row, title, obstacles, isDone: false };
        }),
      );
      setStage('checked');
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, [post, describeFailure, model, rows, locale]);

  useEffect(() => {
    void check();
  }, [check]);

  const published = useRef<string[]>([]);
  useEffect(
    () => () => {
      // The list is read again when the dialog is gone: while it is, Strapi takes the buttons above it away.
      for (const documentId of published.current) refreshEntry(model, documentId);
      published.current = [];
    },
    [model],
  );

  const publish = async () => {
    setStage('publishing');
    const put = ({ row }: RowState, change: Partial<RowState>) =>
      setStates((before) => before.map((state) => (state.row === row ? { ...state, ...change } : state)));
    for (const [index, state] of states.filter(isReady).entries()) {
      setNumber(index + 1);
      try {
        await post(`/content-manager/collection-types/${model}/actions/bulkPublish`, {
          documentIds: [state.row.documentId],
          ...(locale && { locale }),
        });
        put(state, { isDone: true });
        published.current.push(state.row.documentId);
      } catch (error) {
        put(state, { obstacles: [{ message: describeFailure(error) }] });
      }
    }
    setStage('done');
  };

  return { stage, failure, states, number, check, publish };
}

/** Whether an entry is to be published, and nothing keeps it back. */
export function isReady({ row, obstacles, isDone }: RowState): boolean {
  return obstacles.length === 0 && !isDone && row.status !== 'published';
}
