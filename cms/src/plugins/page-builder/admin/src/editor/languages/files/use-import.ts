import { useMemo, useState } from 'react';
import type { TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { FileRefusal } from './file-refusal.ts';
import { findPart, readFile } from './read-file.ts';
import { compareFile, type DocumentPlace, type FileChange, type FileComparison } from './translation-file.ts';
import { type Chosen, useChosen } from './use-chosen.ts';

const NONE: readonly FileChange[] = [];

interface Import extends Pick<Chosen, 'turn'> {
  /** Reads the file that was chosen, in place of the one before. */
  read(input: HTMLInputElement): Promise<void>;
  /** Why the file was not read; empty where it was. */
  problem: string;
  comparison: FileComparison | undefined;
  /** How many other pages the file holds. */
  others: number;
  /** What is put in. */
  chosen: readonly FileChange[];
}

/** A file of a translator beside the page, and what is chosen of it. */
export function useImport(pairs: readonly TextPair[], place: DocumentPlace): Import {
  const { t } = useTranslation();
  const [found, setFound] = useState<ReturnType<typeof findPart>>();
  const [problem, setProblem] = useState('');
  const { turn, choose, forget } = useChosen();
  const comparison = useMemo(() => found && compareFile(found.part.units, pairs), [found, pairs]);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    forget();
    setFound(undefined);
    setProblem('');
    try {
      setFound(findPart(await readFile(file), place));
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      setProblem(t(`translationFile.${error.reason}`, error.values));
    }
    // So that the same file is read again once it was mended.
    input.value = '';
  };
  const others = found?.others ?? 0;
  return { read, problem, comparison, others, chosen: comparison ? choose(comparison.changes) : NONE, turn };
}
