import type { RootAttributes } from 'page-format/react';

/** What stands on the canvas where a block's file or entry was deleted. Never on the site. */
export function MissingNotice({ root, text }: { root: RootAttributes; text: string }) {
  return (
    <div {...root} className="BlockNotice" data-kind="missing">
      {text}
    </div>
  );
}
