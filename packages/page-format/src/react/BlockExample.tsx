import type { ReactNode } from 'react';

/** React 18 does not know the attribute, and writes it as it is. */
const INERT = { inert: '' };

/** What a block could look like, faded and out of reach. On the canvas, below what the block still needs. */
export function BlockExample({ children }: { children: ReactNode }) {
  return (
    <div className="BlockExample-content" aria-hidden {...INERT}>
      {children}
    </div>
  );
}
