/** What site and publisher agree on about the pictures that stand for pages where their addresses are shared. */

/** Folder of the site that holds them. */
export const SHARE_PICTURES_FOLDER = 'share';

/** Part of every picture's name: one higher when the design changes, so that no old picture is taken for a new one. */
export const SHARE_PICTURE_DESIGN = 1;

/** Pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
