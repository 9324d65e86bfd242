import type { Problem } from 'page-format';
import { useEffect, useState } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import type { Tree } from '../../model/tree.ts';
import type { Entry } from '../../session/entry.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/** The whole page goes to the server, so it waits for a longer pause than what is checked here. */
const PAUSE_MS = 1_500;

/** What was found, and in which state of the page. */
export interface Finding {
  problems: readonly Problem[];
  tree: Tree;
}

interface Answer {
  data: Problem[];
  /** Without any rule on the server there is nothing to ask again. */
  meta: { checks: number };
}

/**
 * What the project's rules on the server find wrong with the page as it is now, before anybody publishes it. A help:
 * where the server does not answer nothing is shown, and publishing is checked all the same.
 * @returns undefined while nothing is known
 */
export function useServerProblems(
  store: EditorStore,
  { model, documentId, params: { locale } }: Pick<Entry, 'model' | 'documentId' | 'params'>,
  field: string,
  canEdit: boolean,
): Finding | undefined {
  const { post } = useServer();
  const [finding, setFinding] = useState<Finding | undefined>();

  useEffect(() => {
    if (!canEdit) return;
    let timer: number | undefined;
    let asked: Tree | undefined;
    let isOver = false;
    const ask = async () => {
      const { tree } = store.getSession();
      asked = tree;
      try {
        const body = { model, documentId, locale, field, document: store.getDocument() };
        const { data } = await post<Answer>('/page-builder/checks', body);
        if (isOver) return;
        if (data.meta.checks === 0) stop();
        else if (asked === tree) setFinding({ problems: data.data, tree });
      } catch {
        // Nothing of the page depends on it, and the next pause asks again.
      }
    };
    const unsubscribe = store.subscribe(() => {
      if (store.getSession().tree === asked) return;
      clearTimeout(timer);
      timer = window.setTimeout(ask, PAUSE_MS);
    });
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
    timer = window.setTimeout(ask, PAUSE_MS);
    return stop;
  }, [store, post, model, documentId, locale, field, canEdit]);

  return finding;
}
