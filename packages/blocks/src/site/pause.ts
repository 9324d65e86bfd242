/** Ends the browser's current task, so that it can draw and answer the visitor before more work follows. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
