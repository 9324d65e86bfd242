import { FILE_TYPE, PAGE_TYPE } from '../../names.ts';
import { AnswerCache } from './answer-cache.ts';
import { PUBLIC_ENTRIES } from './public-entries.ts';
import { WorkQueue } from './work-queue.ts';

/** Whatever a delivered page is made of. */
export const DELIVERED_TYPES = [PAGE_TYPE, FILE_TYPE, 'plugin::upload.folder', ...Object.keys(PUBLIC_ENTRIES)];

/** Reading a list of a hundred pages keeps the database and this process busy; a few at once leave room for others. */
export const pageQueue = new WorkQueue({ concurrency: 4 });

/** Published pages. Kept for seconds only: with several CMS instances, each sees its own writes at once. */
export const pageAnswers = new AnswerCache({ longestLife: 5_000, queue: pageQueue });
