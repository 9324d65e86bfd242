import { FILE_TYPE, PAGE_TYPE } from '../names.ts';
import { AnswerCache } from './answer-cache.ts';
import { PUBLIC_ENTRIES } from './public-entries.ts';

/** Whatever a delivered page is made of. */
export const DELIVERED_TYPES = [PAGE_TYPE, FILE_TYPE, 'plugin::upload.folder', ...Object.keys(PUBLIC_ENTRIES)];

/** Published pages, one by one. Kept for seconds only: with several CMS instances, each sees its own writes at once. */
export const pageAnswers = new AnswerCache({ longestLife: 5_000 });
