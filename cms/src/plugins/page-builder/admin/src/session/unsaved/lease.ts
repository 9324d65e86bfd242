const PREFIX = 'page-builder-work:';

/**
 * Tells other windows that the window of a session is alive. A lock of the browser ends with its window, however that
 * came to its end, and needs no clock.
 * @returns ends the lease
 */
export function holdLease(session: string): () => void {
  let end = () => {};
  // Browsers offer locks on secure addresses only.
  void navigator.locks?.request(
    PREFIX + session,
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return () => end();
}

/** Sessions of the windows of this browser that keep work now. Empty where the browser has no locks. */
export async function listLeases(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  const names = [...held, ...pending].map(({ name }) => name ?? '');
  return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
}
