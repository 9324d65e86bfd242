import { useEffect, useRef, useState } from 'react';
import { useDescribeFailure } from '../../text/use-describe-failure.ts';

/** How far something is that takes a while: `all` is 0 until it is known. */
export interface Progress {
  done: number;
  all: number;
}

interface Run {
  /** Undefined while nothing runs. */
  progress: Progress | undefined;
  /** Why the last one did not come to its end; empty where it did, or was stopped. */
  failure: string;
  /** Starts something, unless another thing runs. */
  start(task: (signal: AbortSignal, tell: (progress: Progress) => void) => Promise<void>): Promise<void>;
  stop(): void;
}

/** Something that takes a while, one at a time. Whoever leaves stops it. */
export function useRun(): Run {
  const describeFailure = useDescribeFailure();
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    failure,
    async start(task) {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setFailure('');
      setProgress({ done: 0, all: 0 });
      try {
        await task(controller.signal, setProgress);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(describeFailure(error));
      }
      running.current = undefined;
      setProgress(undefined);
    },
    stop: () => running.current?.abort(),
  };
}
