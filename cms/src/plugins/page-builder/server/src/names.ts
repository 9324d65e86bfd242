export { PAGE_FIELD } from '../../shared/custom-fields.ts';

export const FILE_TYPE = 'plugin::upload.file';

/** Blocks saved to be used again; see `content-types/section/schema.ts`. */
export { SECTION_TYPE } from 'page-format';

/** Links to drafts, and who opened them; see `content-types/share-link` and `share-opening`. */
export const SHARE_LINK_TYPE = 'plugin::page-builder.share-link';
export const SHARE_OPENING_TYPE = 'plugin::page-builder.share-opening';
/** What was saved of entries with pages; see `models/version.ts`. */
export const VERSION_MODEL = 'plugin::page-builder.version';
/** Unsaved work on pages, see `models/safety-copy.ts`. */
export const SAFETY_COPY_MODEL = 'plugin::page-builder.safety-copy';
/** How far each page is translated, see `models/translation-count.ts`. */
export const TRANSLATION_COUNT_MODEL = 'plugin::page-builder.translation-count';
/** Confirmed translations, see `models/memory-text.ts`. */
export const MEMORY_MODEL = 'plugin::page-builder.memory-text';
/** The glossary, see `models/term.ts`. */
export const TERM_MODEL = 'plugin::page-builder.term';
/** Who is asked for a translation, see `models/translation-request.ts`. */
export const TRANSLATION_REQUEST_MODEL = 'plugin::page-builder.translation-request';
