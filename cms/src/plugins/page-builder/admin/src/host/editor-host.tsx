import type { MediaReference } from 'page-format';
import type { MediaKind } from 'page-format/fields';
import { createContext, type ReactNode, type RefCallback, useContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { NavigateFunction } from 'react-router-dom';
import type { DefaultTheme } from 'styled-components';
import type { Bases } from '../../../shared/save-terms.ts';
import type { NamedText } from '../../../shared/translation/entry-texts.ts';
import type { Server } from '../api/server.ts';
import type { EntryAddress } from '../bases/entry-address.ts';

/** The entry's form as its host keeps it. Once it is gone, it has its last values and takes no others. */
export interface EntryForm {
  values: object;
  /** What it began with. */
  initialValues: object;
  /** What is wrong with values, in the places that these have. */
  errors: object;
  modified: boolean;
  disabled: boolean;
  getValues(): object;
  validate(showErrors: boolean, options: object): Promise<{ errors?: object }>;
  /** Shows what a ValidationError of the server says beside the fields that it is about. */
  showErrors(error: object): void;
  resetForm(values: object): void;
  onChange(name: string, value: unknown): void;
}

export type { NamedText };

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

/** The versions that saves begin from, as the host has read them with the entry. */
export interface EntryBases {
  /** Of the fields that the form was filled from. */
  find(entry: EntryAddress): Bases;
  /** To be called when the entry was saved: what the server answered is what the next save starts from. */
  noteSaved(entry: EntryAddress, answer: { meta?: { basedOn?: Bases } }): void;
}

/**
 * What the editor has from where it is open: Strapi's edit view (`field/use-strapi-host.ts`), or memory, for tests and
 * the documentation. It is all that the editor knows of either. The editor is a React root of its own and reaches none of
 * the contexts around it, so that it stays when the admin behind it shows an error page or the login
 * (`open-editors.ts`).
 */
export interface EditorHost {
  intl: IntlShape;
  theme: DefaultTheme;
  form: EntryForm;
  /**
   * The entry's own texts that are translated, as far as the person may write them, or may only look at all of it. What finds
   * them is loaded when somebody translates.
   */
  loadEntryTexts(): Promise<readonly NamedText[]>;
  bases: EntryBases;
  /** The routes of the CMS, for the person who is logged in. */
  server: Server;
  navigate: NavigateFunction;
  /** Query of the entry's address. */
  search: string;
  /** Reads the entry again after it was saved here, and the lists that it stands in. */
  refreshEntry(model: string, documentId: string | undefined): void;
  user: { id: string; email: string };
  /** @returns why it did not work; undefined when it did */
  logIn(password: string): Promise<string | undefined>;
  sectionRights: SectionRights;
  /** False where the signed-in person may not share drafts by a link; the server checks each call again. */
  canShare: boolean;
  /** False where the signed-in person may neither lock blocks nor unlock them; the server checks each save again. */
  canLock: boolean;
  /** True where the signed-in person may read entries of a type in a language; decides what is offered. */
  canRead(model: string, locale: string): boolean;
  /** True where the signed-in person may have texts translated into a language by machine; decides what is offered. */
  canTranslateByMachine(model: string, locale: string): boolean;
  /** Opens the host's own media library; undefined where it has none. */
  openMediaLibrary: ((request: MediaLibraryRequest) => void) | undefined;
  /**
   * Marks the element that the entry's other fields are to be drawn into, by the host itself. Undefined where they stand
   * beside the editor anyway, as in the dialog of a relation.
   */
  placeEntryFields: RefCallback<HTMLElement> | undefined;
}

const HostContext = createContext<EditorHost | null>(null);
/** By itself, because it stays the same while the entry's form changes. */
const ServerContext = createContext<Server | null>(null);

export function EditorHostProvider({ host, children }: { host: EditorHost; children: ReactNode }) {
  return (
    <ServerContext.Provider value={host.server}>
      <HostContext.Provider value={host}>{children}</HostContext.Provider>
    </ServerContext.Provider>
  );
}

export function useHost(): EditorHost {
  return assertInside(useContext(HostContext));
}

export function useServer(): Server {
  return assertInside(useContext(ServerContext));
}

function assertInside<Value>(value: Value | null): Value {
  if (value === null)
    throw new Error('This is a part of the page editor, and works inside an EditorHostProvider only.');
  return value;
}
