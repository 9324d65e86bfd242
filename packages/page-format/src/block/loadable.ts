/**
 * What is known of an answer from the CMS that a block shows. The site waits for it at build time; the canvas draws
 * the waiting too, and fixtures show every state.
 */
export type Loadable<Data = unknown> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; data: Data };
