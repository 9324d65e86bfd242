import type { ContentType } from 'page-format';

/** Content types whose entries are pages of their own, which links may lead to. */
export const PAGE_TYPES: readonly ContentType[] = ['api::page.page'];

/** Folders of the site with files of its own (`web/public`), and of what its builds write. */
export const FILE_FOLDERS: readonly string[] = ['img', 'assets', 'share'];

/** What links can jump to on pages besides their blocks: the content, and the list of bikes where a page carries it. */
export const LAYOUT_ANCHORS: readonly string[] = ['content', 'bikes'];
