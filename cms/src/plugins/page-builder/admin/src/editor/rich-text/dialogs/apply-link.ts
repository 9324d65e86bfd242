import type { Editor } from '@tiptap/react';
import type { LinkAttributes } from '../schema/link-mark.ts';

/** The link of the selection, as the dialogs show it. */
export function currentLink(editor: Editor): Partial<LinkAttributes> {
  return editor.getAttributes('link');
}

/**
 * Links the selected text, or the whole link that the cursor stands in.
 * @param name what is written and linked when nothing is selected
 */
export function applyLink(editor: Editor, attributes: LinkAttributes, name: string): void {
  const chain = editor.chain().focus().extendMarkRange('link').setMeta('preventAutolink', true);
  const marks = [{ type: 'link', attrs: attributes }];
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: name, marks });
  else chain.setMark('link', attributes);
  chain.run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
