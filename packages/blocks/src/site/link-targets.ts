import type { ContentType } from 'page-format';

/** Content types whose entries are pages of their own, which links may lead to. */
export const PAGE_TYPES: readonly ContentType[] = ['api::page.page'];

/** Folders of the site with files of its own (`web/public`), and of what its builds write. */
export const FILE_FOLDERS: readonly string[] = ['img', 'assets', 'share'];
