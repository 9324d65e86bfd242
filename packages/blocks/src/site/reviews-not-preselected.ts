/** What editors of reviews read while they chose none: no prompt, because reviews come by themselves. */
export const REVIEWS_NOT_PRESELECTED = 'No reviews preselected. Will load reviews from the CMS automatically.';
