import type { ContentType } from 'page-format';

/** Content types whose entries are pages of their own, which links may lead to. */
export const PAGE_TYPES: readonly ContentType[] = ['api::page.page'];
