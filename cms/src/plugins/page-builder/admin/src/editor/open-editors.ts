import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { routeOf } from '../bases/entry-address.ts';
import type { Editing } from '../session/editing.ts';

/** Which entry an editor is about, as the content manager's addresses name it. */
export interface EntryPlace {
  model: string;
  collectionType: string;
  /** Undefined for an entry that was not saved yet, and for single types. */
  documentId: string | undefined;
  locale: string | undefined;
}

interface OpenEditor {
  editing: Editing;
  root: Root;
  /** See `pageKey`. */
  page: string;
  place: EntryPlace;
  /** The admin's address of the entry. */
  address: string;
  /** True while the entry's form is there. */
  hasForm: boolean;
}

/**
 * The editor that is open, in a React root of its own.
 *
 * Strapi takes the edit view away whenever it pleases: for an error page when reading the entry again fails, for the
 * login when a session ends, for a new form once a new entry is stored. None of this may close the editor. So it is no
 * part of the edit view: the field draws it from outside, and the next form of the same entry takes over.
 */
let open: OpenEditor | undefined;

/** The page that is edited, when it is this one. */
export function findOpen(page: string): Editing | undefined {
  return open?.page === page ? open.editing : undefined;
}

/** Draws the editor, or draws it again with what the entry's form has by now. */
export function drawEditor(editing: Editing, page: string, place: EntryPlace, content: ReactNode): void {
  if (open && open.editing !== editing) closeEditor();
  open ??= { editing, page, place, root: createRoot(document.createElement('div')), address: '', hasForm: true };
  // The form of a new entry does not know what it is called by now; see `renameOpen`.
  const documentId = place.documentId ?? open.place.documentId;
  Object.assign(open, { place: { ...place, documentId }, hasForm: true, address: window.location.href });
  open.root.render(content);
  window.addEventListener('popstate', closeWhenLeft);
}

/** To be called when a new entry was stored: it goes by another name from now on. */
export function renameOpen(page: string, documentId: string | undefined): void {
  if (open) Object.assign(open, { page, place: { ...open.place, documentId } });
}

/** To be called when the form around the field has gone: the editor stays, unless somebody went elsewhere. */
export function leaveForm(editing: Editing): void {
  if (open?.editing !== editing) {
    editing.stop();
    return;
  }
  open.hasForm = false;
  closeWhenLeft();
}

/** Closes the editor. Where its form is gone, the entry is loaded anew. */
export function closeEditor(): void {
  if (!open) return;
  const { editing, root, hasForm, place, address } = open;
  open = undefined;
  window.removeEventListener('popstate', closeWhenLeft);
  // Not while React draws something else.
  setTimeout(() => root.unmount());
  if (hasForm) return;
  editing.stop();
  if (!leadsElsewhere(window.location, place)) window.location.assign(address);
}

function closeWhenLeft(): void {
  if (open && !open.hasForm && leadsElsewhere(window.location, open.place)) closeEditor();
}

/** True for addresses of other entries, languages and screens. The login is none: it leads back. */
export function leadsElsewhere(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { model, collectionType, documentId, locale }: EntryPlace,
): boolean {
  if (pathname.includes('/auth/')) return false;
  if (!pathname.endsWith(routeOf({ model, collectionType, documentId: documentId ?? 'create' }))) return true;
  const shown = new URLSearchParams(search).get('plugins[i18n][locale]');
  return shown !== null && locale !== undefined && shown !== locale;
}
