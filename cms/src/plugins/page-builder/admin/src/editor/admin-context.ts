import type { MediaReference } from 'page-format';
import type { MediaKind } from 'page-format/fields';
import { createContext, type RefCallback, useContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { NavigateFunction } from 'react-router-dom';
import type { DefaultTheme } from 'styled-components';

/** The entry's form as the content manager keeps it. Once it is gone, it has its last values and takes no others. */
export interface EntryForm {
  values: object;
  /** What it began with. */
  initialValues: object;
  modified: boolean;
  disabled: boolean;
  getValues(): object;
  validate(showErrors: boolean, options: object): Promise<{ errors?: object }>;
  setErrors(errors: object): void;
  resetForm(values: object): void;
  onChange(name: string, value: unknown): void;
}

/** What the media library is to choose, and who hears of it. */
export interface MediaLibraryRequest {
  kind: MediaKind;
  onPick(reference: MediaReference): void;
  /** Why the chosen file cannot be used; empty while there is no reason. */
  onProblem(message: string): void;
  onClose(): void;
}

export interface SectionRights {
  isLoading: boolean;
  read: boolean;
  create: boolean;
  update: boolean;
  remove: boolean;
}

/**
 * What the editor has from the admin around it. The editor is a React root of its own and reaches none of the admin's
 * contexts, so that it stays when the admin behind it shows an error page or the login (`field/open-editors.ts`).
 */
export interface Admin {
  intl: IntlShape;
  theme: DefaultTheme;
  form: EntryForm;
  navigate: NavigateFunction;
  /** Query of the entry's address. */
  search: string;
  user: { id: string; email: string };
  /** @returns why it did not work; undefined when it did */
  logIn(password: string): Promise<string | undefined>;
  sectionRights: SectionRights;
  /** False where the signed-in person may not share drafts by a link; the server checks each call again. */
  canShare: boolean;
  /** True where the signed-in person may read entries of a type in a language; decides what is offered. */
  canRead(model: string, locale: string): boolean;
  /** Opens Strapi's own media library; undefined in an admin without its upload plugin. */
  openMediaLibrary: ((request: MediaLibraryRequest) => void) | undefined;
  /**
   * Marks the element that the entry's other fields are to be drawn into, by the admin itself. Undefined where they stand
   * beside the editor anyway, as in the dialog of a relation.
   */
  placeEntryFields: RefCallback<HTMLElement> | undefined;
}

export const AdminContext = createContext<Admin | null>(null);

export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin works inside the page editor only.');
  return admin;
}
