function preventFollowing(_view: unknown, event: Event): boolean {
  if ((event.target as Element).closest?.('a')) event.preventDefault();
  return false;
}

/** Events of a text's element: a link in it is to be written, and leads nowhere. */
export const keepLinksClosed = { click: preventFollowing, auxclick: preventFollowing };
