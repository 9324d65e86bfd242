import { dequal } from 'dequal/lite';
import type { Problem } from 'page-format';
import { useEffect, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import { describeContrast, listTextsOnPictures } from '../../model/contrast-problems.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { findPage } from '../canvas/find-page.ts';

/** After the page was changed and drawn, and what is on it has its place. */
const PAUSE_MS = 800;

/** Texts that are hard to read on the picture or video behind them, as the canvas shows it; nothing while it shows none. */
export function useContrastOnPictures(store: EditorStore): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let timer: number | undefined;
    let turn = 0;
    const look = async () => {
      turn += 1;
      const own = turn;
      const found = await findProblems(store);
      if (own === turn && found) setProblems((current) => (dequal(current, found) ? current : found));
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void look(), PAUSE_MS);
    };
    lookLater();
    const unsubscribe = store.subscribe(lookLater);
    return () => {
      turn += 1;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return problems;
}

/** @returns undefined while no page is drawn that could be looked at */
async function findProblems(store: EditorStore): Promise<Problem[] | undefined> {
  const { tree } = store.getSession();
  const texts = listTextsOnPictures(tree, store.registry, blocks.getRenderer().pageColours);
  if (texts.length === 0) return [];
  const page = findPage();
  // Few pages have any; without it the page is checked for all the rest.
  const measuring = await import('./measure-contrast.ts').catch((error: unknown) => console.warn(error));
  if (!page || !measuring) return undefined;
  const problems: Problem[] = [];
  for (const text of texts) {
    const element = page.querySelector(`[data-block-id="${CSS.escape(text.blockId)}"]`);
    const ratio = element ? await measuring.measureContrast(element) : undefined;
    if (ratio !== undefined && ratio < text.enough) problems.push(describeContrast(text, ratio));
  }
  return problems;
}
