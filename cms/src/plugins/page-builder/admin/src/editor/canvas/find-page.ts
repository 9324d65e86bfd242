/** The frame of the canvas that can be edited; its page is there once it is loaded. */
export function findFrame(): HTMLIFrameElement | undefined {
  return document.querySelector<HTMLIFrameElement>('iframe[data-canvas="main"]') ?? undefined;
}

/** The page on the canvas that can be edited; it takes the focus for the block that is selected. */
export function findPage(): HTMLElement | undefined {
  return findFrame()?.contentDocument?.querySelector<HTMLElement>('.Page') ?? undefined;
}
