import { type EditorText, fillIn, translate, type ViewEnv } from 'page-format';
import type { RootAttributes } from 'page-format/react';

interface MissingNoticeProps {
  root: RootAttributes;
  env: ViewEnv;
  text: EditorText;
  /** For the places of the text, as `fillIn` takes them. */
  values?: Record<string, string>;
}

/** What stands on the canvas where a block's file or entry was deleted; on the site nothing does. */
export function MissingNotice({ root, env, text, values = {} }: MissingNoticeProps) {
  if (env.mode === 'site') return null;
  return (
    <div {...root} className="BlockNotice" data-kind="missing">
      {fillIn(translate(text, env.editorLanguage), values)}
    </div>
  );
}
