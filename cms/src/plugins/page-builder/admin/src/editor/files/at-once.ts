/** Runs tasks in the order in which they come, so many at the same time, whatever becomes of the others. */
export function createTurns(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    // The place is handed on, so that nobody who comes now takes it.
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
