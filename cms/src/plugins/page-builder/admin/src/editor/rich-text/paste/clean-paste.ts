import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';

/** Takes the structure of what is pasted from other programs, and leaves their styles behind. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({ key: new PluginKey('cleanPaste'), props: { transformPastedHTML: cleanPastedMarkup } }),
  ],
});
