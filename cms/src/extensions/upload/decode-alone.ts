let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes pictures one after the other, however many uploads there are: each can take half a gigabyte meanwhile.
 * @param work ends when the picture is let go; must not ask for another one itself
 */
export function decodeAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
