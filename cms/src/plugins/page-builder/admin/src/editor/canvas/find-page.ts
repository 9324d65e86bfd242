/** The page on the canvas that can be edited; it takes the focus for the block that is selected. */
export function findPage(): HTMLElement | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas="main"]');
  return frame?.contentDocument?.querySelector<HTMLElement>('.Page') ?? undefined;
}
