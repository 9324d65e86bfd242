import type { ReactNode } from 'react';
import type { RootAttributes } from './view.ts';

interface BlockNoticeProps {
  root: RootAttributes;
  kind: 'prompt' | 'unknown-type' | 'newer-version' | 'damaged';
  /** The prompt itself, the type of the block that cannot be drawn, or the source of a damaged one. */
  text: string;
  /** See `BlockExample`. */
  example?: ReactNode;
}

/** What stands on the canvas in place of a block that has nothing to show or cannot be drawn. Never on the site. */
export function BlockNotice({ root, kind, text, example }: BlockNoticeProps) {
  if (example) {
    return (
      <div {...root} className="BlockExample">
        <p className="BlockNotice" data-kind={kind}>
          {text}
        </p>
        {example}
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
