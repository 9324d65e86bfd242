/** A length that stays this many pixels on screen, however small the page is drawn. */
export const onScreen = (pixels: number) => `calc(${pixels}px / var(--editor-scale, 1))`;
