import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileKind, LibraryFile } from '../../../../shared/library-file.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { createTurns } from './at-once.ts';
import { AT_ONCE, advance, isOpen, PROGRESS_STEP_MS, sortOut, type Upload, type UploadState } from './upload-state.ts';
import { useSendFile } from './use-send-file.ts';

interface Uploads {
  uploads: readonly Upload[];
  /** Why a choice of files as a whole was refused; empty when it was not. */
  problem: string;
  isBusy: boolean;
  start(files: readonly File[]): void;
}

/**
 * Uploads files into the media library.
 * @param accepts the kind the server takes, told by content
 * @param onStored called for every file that was stored
 */
export function useUploads(accepts: FileKind, onStored: (file: LibraryFile) => void): Uploads {
  const { t } = useTranslation();
  const sendFile = useSendFile();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState('');
  const turns = useRef(createTurns(AT_ONCE));
  const lastKey = useRef(0);
  const latestOnStored = useRef(onStored);
  latestOnStored.current = onStored;

  const set = useCallback((key: number, state: UploadState) => {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }, []);

  const send = useCallback(
    async ({ key, file }: { key: number; file: File }) => {
      set(key, { status: 'submitting', progress: 0 });
      try {
        const stored = await sendFile(file, accepts);
        set(key, { status: 'done', progress: 100 });
        latestOnStored.current(stored);
      } catch (error) {
        set(key, { status: 'failed', message: (error as Error).message });
      }
    },
    [sendFile, accepts, set],
  );

  const start = useCallback(
    (files: readonly File[]) => {
      const { valid, tooLarge } = sortOut(files);
      if (valid.length === 0 && tooLarge.length === 0) return setProblem(t('upload.noneValid'));
      setProblem('');
      const made = valid.map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file };
      });
      const refused = tooLarge.map(({ name }) => {
        lastKey.current += 1;
        const message = t('upload.tooLarge');
        return { key: lastKey.current, name, state: { status: 'failed' as const, message } };
      });
      const idle = made.map(({ key, file }) => ({ key, name: file.name, state: { status: 'idle' as const } }));
      // A new choice takes the place of uploads that have ended.
      setUploads((current) => [...current.filter(({ state }) => isOpen(state)), ...idle, ...refused]);
      for (const each of made) void turns.current(() => send(each));
    },
    [t, send],
  );

  const isBusy = uploads.some(({ state }) => isOpen(state));
  useEffect(() => {
    if (!isBusy) return;
    const timer = window.setInterval(() => {
      setUploads((current) => current.map((upload) => ({ ...upload, state: advance(upload.state) })));
    }, PROGRESS_STEP_MS);
    return () => clearInterval(timer);
  }, [isBusy]);

  return { uploads, problem, isBusy, start };
}
