/**
 * One upload from choosing a file to its place in the library (specification point 4). The server says nothing until it
 * is done, so the progress is simulated: it rises by 5 every 200 ms up to 90, and 100 is the answer.
 */
export type UploadState =
  | { status: 'idle' }
  | { status: 'submitting'; progress: number }
  | { status: 'done'; progress: 100 }
  | { status: 'failed'; message: string };

/** An upload as it is shown. */
export interface Upload {
  key: number;
  name: string;
  state: UploadState;
  /** True for a file that is refused however often it is sent. */
  isFinal?: boolean;
}

/** Files are sent one by one, so that one that is refused keeps no other back; so many at the same time. */
export const AT_ONCE = 3;

export const PROGRESS_STEP = 5;
export const PROGRESS_STEP_MS = 200;
const PROGRESS_CAP = 90;

/** What an upload is after another `PROGRESS_STEP_MS`. */
export function advance(state: UploadState): UploadState {
  if (state.status !== 'submitting') return state;
  return { ...state, progress: Math.min(state.progress + PROGRESS_STEP, PROGRESS_CAP) };
}

/** True for an upload that has not ended. */
export function isOpen({ status }: UploadState): boolean {
  return status === 'idle' || status === 'submitting';
}

/** How many have not ended. */
export function countOpen(uploads: readonly Upload[]): number {
  return uploads.filter(({ state }) => isOpen(state)).length;
}

/** Largest file in bytes; the server holds to it as well. */
const UPLOAD_LIMIT = 50 * 1024 * 1024;

/** Files worth sending, and why others are not. */
export function sortOut(files: readonly File[]): { valid: File[]; tooLarge: File[] } {
  const filled = files.filter((file) => file.size > 0);
  return {
    valid: filled.filter((file) => file.size <= UPLOAD_LIMIT),
    tooLarge: filled.filter((file) => file.size > UPLOAD_LIMIT),
  };
}
