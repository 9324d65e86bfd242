/**
 * What editors of reviews read while they chose none: no prompt, because reviews come by themselves. In English for everyone,
 * because it is in the script of visitors too, which has no room for further languages.
 */
export const REVIEWS_NOT_PRESELECTED = 'No reviews preselected. Will load reviews from the CMS automatically.';
