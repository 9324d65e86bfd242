/** A build or its check failed. The message is for editors: what happened, where, and what to do. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
