import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryFile } from '../../../../shared/library-file.ts';
import { AnswerError, describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { advance, PROGRESS_STEP_MS, sortOut, type UploadState } from './upload-state.ts';

export interface Upload {
  key: number;
  name: string;
  state: UploadState;
}

interface Uploads {
  uploads: readonly Upload[];
  /** Why a choice of files as a whole was refused; empty when it was not. */
  problem: string;
  isBusy: boolean;
  start(files: readonly File[]): void;
}

/** Files are sent one by one, so that one that is refused keeps no other back; so many at the same time. */
const AT_ONCE = 3;

/**
 * Uploads files into the media library.
 * @param accepts the kind the server takes, told by content
 * @param onStored called for every file that was stored
 */
export function useUploads(accepts: string, onStored: (file: LibraryFile) => void): Uploads {
  const { t } = useTranslation();
  const { post } = useFetchClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState('');
  const waiting = useRef<{ key: number; file: File }[]>([]);
  const running = useRef(0);
  const lastKey = useRef(0);
  const latestOnStored = useRef(onStored);
  latestOnStored.current = onStored;

  const set = useCallback((key: number, state: UploadState) => {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }, []);

  const send = useCallback(
    async ({ key, file }: { key: number; file: File }) => {
      set(key, { status: 'submitting', progress: 0 });
      const form = new FormData();
      form.append('files', file, file.name);
      try {
        const { data } = await post(`/page-builder/upload?accepts=${accepts}`, form);
        const [stored] = requireList<LibraryFile>(data);
        if (!stored) throw new AnswerError();
        set(key, { status: 'done', progress: 100 });
        latestOnStored.current(stored);
      } catch (error) {
        set(key, { status: 'failed', message: describeFailure(error, t, 'upload.unknown') });
      }
    },
    [post, accepts, t, set],
  );

  const sendNext = useCallback(() => {
    while (running.current < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      running.current += 1;
      void send(next).finally(() => {
        running.current -= 1;
        sendNext();
      });
    }
  }, [send]);

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
      waiting.current.push(...made);
      sendNext();
    },
    [t, sendNext],
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

function isOpen(state: UploadState): boolean {
  return state.status === 'idle' || state.status === 'submitting';
}
