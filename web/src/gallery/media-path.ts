/** Where the gallery's pages find the pictures of the samples. */
export const GALLERY_MEDIA_PATH = '/gallery-media';
