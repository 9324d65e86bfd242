import { useMemo, useState } from 'react';
import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { FileRefusal } from './file-refusal.ts';
import { readFile } from './read-file.ts';
import { compareFile, type DocumentPlace, type FileChange, type FileComparison } from './translation-file.ts';

const NONE: readonly FileChange[] = [];

interface Import {
  /** Reads the file that was chosen, in place of the one before. */
  read(input: HTMLInputElement): Promise<void>;
  /** Why the file was not read; empty where it was. */
  problem: string;
  comparison: FileComparison | undefined;
  /** What is put in: all that changes, but for what somebody has written here, unless it was chosen otherwise. */
  chosen: readonly FileChange[];
  /** Chooses a text, or leaves it out. */
  turn(pair: TextPair): void;
}

/** A file of a translator beside the page, and what is chosen of it. */
export function useImport(pairs: readonly TextPair[], place: DocumentPlace): Import {
  const { t } = useTranslation();
  const [units, setUnits] = useState<Awaited<ReturnType<typeof readFile>>>();
  const [problem, setProblem] = useState('');
  /** Keys of texts whose choice is another than at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const comparison = useMemo(() => units && compareFile(units, pairs), [units, pairs]);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setTurned(new Set());
    setUnits(undefined);
    setProblem('');
    try {
      setUnits(await readFile(file, place));
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      setProblem(t(`translationFile.${error.reason}`, error.values));
    }
    // So that the same file is read again once it was mended.
    input.value = '';
  };
  const turn = (pair: TextPair) => {
    const next = new Set(turned);
    if (!next.delete(keyOfPair(pair))) next.add(keyOfPair(pair));
    setTurned(next);
  };
  const chosen = comparison?.changes.filter(({ pair, isWritten }) => isWritten === turned.has(keyOfPair(pair)));
  return { read, problem, comparison, chosen: chosen ?? NONE, turn };
}
