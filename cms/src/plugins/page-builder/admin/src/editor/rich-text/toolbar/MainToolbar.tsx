import { GridNine, Link, Search } from '@strapi/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { getLinkTarget } from '../../../api/link-target.ts';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Divider, Toolbar } from '../../../kit/Toolbar.tsx';
import { useTranslation } from '../../../text/use-translation.ts';
import { targetOf } from '../schema/link-mark.ts';
import { CommandButtons } from './CommandButtons.tsx';
import { PageLinkIcon } from './icons.tsx';
import { TextStyleSelect } from './TextStyleSelect.tsx';
import { ALIGNMENTS, BLOCKS, HISTORY, INLINE_CODE, LISTS, MARKS } from './text-commands.tsx';

/** What opens from the toolbars. */
export type Opened = 'link' | 'page' | 'table' | 'find';

interface MainToolbarProps {
  editor: Editor;
  onOpen(what: Opened): void;
}

/** The toolbar over the text: everything that can be done to it. */
export function MainToolbar({ editor, onOpen }: MainToolbarProps) {
  const { t } = useTranslation();
  return (
    <Toolbar keepsFocus label={t('richText.toolbar')} onLeave={() => editor.commands.focus()}>
      <CommandButtons editor={editor} commands={HISTORY} />
      <Divider />
      <TextStyleSelect editor={editor} />
      <Divider />
      <CommandButtons editor={editor} commands={MARKS} />
      <CommandButtons editor={editor} commands={[INLINE_CODE]} />
      <LinkButton editor={editor} onOpen={onOpen} />
      {getLinkTarget() && (
        <IconButton label={t('richText.pageLink')} icon={<PageLinkIcon />} onClick={() => onOpen('page')} />
      )}
      <Divider />
      <CommandButtons editor={editor} commands={ALIGNMENTS} />
      <Divider />
      <CommandButtons editor={editor} commands={LISTS} />
      <IconButton label={t('richText.table')} icon={<GridNine />} onClick={() => onOpen('table')} />
      <Divider />
      <CommandButtons editor={editor} commands={BLOCKS} />
      <Divider />
      <IconButton
        label={t('richText.find')}
        icon={<Search />}
        shortcut="Mod+F"
        aria-keyshortcuts="Control+F"
        onClick={() => onOpen('find')}
      />
    </Toolbar>
  );
}

/** Opens the dialog for the link of the selection: a page's when it leads to a page. */
export function LinkButton({ editor, onOpen }: MainToolbarProps) {
  const { t } = useTranslation();
  const { isLink, isPage } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      isPage: targetOf(current.getAttributes('link')) === 'page',
    }),
  });
  return (
    <IconButton
      label={t('richText.link')}
      icon={<Link />}
      shortcut="Mod+K"
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      aria-pressed={isLink}
      onClick={() => onOpen(isPage ? 'page' : 'link')}
    />
  );
}
