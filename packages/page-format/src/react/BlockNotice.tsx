import type { ReactNode } from 'react';
import type { RootAttributes } from './view.ts';

interface BlockNoticeProps {
  root: RootAttributes;
  kind: 'prompt' | 'unknown-type' | 'newer-version' | 'damaged';
  /** The prompt itself, the type of the block that cannot be drawn, or the source of a damaged one. */
  text: string;
  /** What the block could look like. */
  children?: ReactNode;
}

/** What stands on the canvas in place of a block that has nothing to show or cannot be drawn. Never on the site. */
export function BlockNotice({ root, kind, text, children }: BlockNoticeProps) {
  if (children) {
    return (
      <div {...root} className="BlockExample">
        <p className="BlockNotice" data-kind={kind}>
          {text}
        </p>
        <div className="BlockExample-content" aria-hidden {...INERT}>
          {children}
        </div>
      </div>
    );
  }
  return (
    <div {...root} className="BlockNotice" data-kind={kind}>
      {kind === 'prompt' && text}
      {kind === 'unknown-type' && `Unknown block "${text}". It is kept, and can be moved and deleted.`}
      {kind === 'damaged' && (
        <>
          Something here is damaged and could not be read. It is kept, and can be copied, moved and deleted.
          <pre>{text}</pre>
        </>
      )}
      {kind === 'newer-version' &&
        `"${text}" was written by a newer version. It is kept, and can be moved and deleted.`}
    </div>
  );
}

/** React 18 does not know the attribute, and writes it as it is. */
const INERT = { inert: '' };
