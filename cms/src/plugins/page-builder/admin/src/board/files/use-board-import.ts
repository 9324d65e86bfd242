import type { Registry } from 'page-format';
import { useState } from 'react';
import type { Server } from '../../api/server.ts';
import { FileRefusal } from '../../editor/languages/files/file-refusal.ts';
import { readFile } from '../../editor/languages/files/read-file.ts';
import type { FileChange } from '../../editor/languages/files/translation-file.ts';
import { useChosen } from '../../editor/languages/files/use-chosen.ts';
import { explainFailure } from '../../editor/save/save-failure.ts';
import { judgeFailure } from '../../session/saving/failures.ts';
import { AnswerError, describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { type ComparedPart, compareParts } from './compare-parts.ts';
import { createNameOfType } from './create-name-of.ts';
import { describeProblem } from './describe-problem.ts';
import { type LoadedPage, loadPage } from './load-pages.ts';
import { storeTexts } from './store-texts.ts';
import { useRun } from './use-run.ts';

/** A page of a file, and what became of it. */
export interface ImportedPage extends ComparedPart {
  outcome?: { stored: number; left: number } | { failure: string };
}

/** What is chosen of a page. */
interface ChosenPage {
  imported: ImportedPage;
  page: LoadedPage;
  changes: readonly FileChange[];
}

/** A file of many pages beside what is stored, and what is chosen of it. */
export function useBoardImport(server: Pick<Server, 'post' | 'put'>, registry: Registry, onStored: () => void) {
  const { t, translate } = useTranslation();
  const reading = useRun();
  const storing = useRun();
  const [refusal, setRefusal] = useState('');
  const [pages, setPages] = useState<readonly ImportedPage[]>([]);
  const { choose, turn, forget } = useChosen();

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setPages([]);
    setRefusal('');
    forget();
    await reading.start(async (signal, tell) => {
      try {
        const parts = await readFile(file);
        const tellOf = (done: number) => tell({ done, all: parts.length });
        const compared = await compareParts(parts, { server, registry, t, signal, tell: tellOf });
        if (!signal.aborted) setPages(compared);
      } catch (error) {
        if (!(error instanceof FileRefusal)) throw error;
        setRefusal(t(`translationFile.${error.reason}`, error.values));
      }
    });
    // So that the same file is read again once it was mended.
    input.value = '';
  };

  const chosen = pages.flatMap((imported): ChosenPage[] => {
    const { found, outcome, part } = imported;
    if ('problem' in found || (outcome && 'stored' in outcome)) return [];
    const changes = choose(found.comparison.changes, part.document);
    return changes.length > 0 ? [{ imported, page: found.page, changes }] : [];
  });

  const reload = async ({ place }: LoadedPage): Promise<LoadedPage> => {
    const found = await loadPage(server, place, registry);
    if (!('problem' in found)) return found;
    throw found.problem === 'failed' ? found.error : new AnswerError(describeProblem(found, place, t));
  };
  const storeOne = async ({ imported, page, changes }: ChosenPage): Promise<NonNullable<ImportedPage['outcome']>> => {
    try {
      return await storeTexts(page, imported.part, changes, { server, registry, reload: () => reload(page) });
    } catch (error) {
      // Of the editor alone it is true that what is written is kept on this device.
      if (judgeFailure(error).type === 'failed') return { failure: describeFailure(error, t) };
      const nameOf = createNameOfType(registry, translate);
      const { reasons } = explainFailure('save', error, { t, translate, nameOf });
      return { failure: reasons.map(({ text }) => text).join(' ') };
    }
  };
  const store = () =>
    storing.start(async (signal, tell) => {
      tell({ done: 0, all: chosen.length });
      for (const [index, one] of chosen.entries()) {
        if (signal.aborted) break;
        const outcome = await storeOne(one);
        const { part } = one.imported;
        setPages((all) => all.map((each) => (each.part === part ? { ...each, outcome } : each)));
        tell({ done: index + 1, all: chosen.length });
      }
      onStored();
    });
  return { pages, refusal, chosen, reading, storing, read, store, turn };
}
