import type { Bases } from '../../../../shared/save-terms.ts';
import type { RequestOptions } from '../../api/server.ts';
import { type EntryAddress, routeOf } from '../../bases/entry-address.ts';
import { findConflict, openConflict, stateBases } from '../../bases/open-conflicts.ts';
import type { EditorHost } from '../../host/editor-host.tsx';
import { type Editing, toSavedValue } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import type { SaveTarget } from '../../session/saving/attempt-save.ts';
import { findApiError } from '../../session/saving/failures.ts';
import { pageKey } from '../../session/unsaved/page-key.ts';
import { readBack } from './read-back.ts';
import { toRequestData } from './request-data.ts';
import { findStaleAnswer } from './save-failure.ts';
import { readCopy } from './use-merge.ts';

interface TargetOptions {
  /** Name of the field in the entry's form. */
  name: string;
  editing: Editing;
  /** The entry and what it is open in, as they are by now. */
  around(): { entry: Entry; host: EditorHost };
}

type Answer = { data?: { documentId?: string }; meta?: { basedOn?: Bases } };

interface EntryTarget extends SaveTarget {
  /** The form's values that were sent last. */
  readonly sent: object;
  /** Of the entry once it is stored. */
  readonly documentId: string | undefined;
}

/**
 * The entry on the server, by the routes of the content manager.
 *
 * Not by its own actions: they tell of every failure in red, also of one that is settled here a moment later, read the
 * entry again after a failure as well, and show an error page in place of the form when that fails too.
 */
export function createTarget({ name, editing, around }: TargetOptions): EntryTarget {
  let created: string | undefined;
  let isWritten = false;
  let sent: object = {};

  const locate = () => {
    const { entry } = around();
    const documentId = entry.documentId ?? created;
    const isSingle = entry.collectionType === 'single-types';
    const { locale } = entry.params;
    return {
      documentId,
      isNew: documentId === undefined && !isSingle,
      isStored: entry.isStored || isWritten,
      address: routeOf({ ...entry, documentId }),
      options: { params: { ...(locale && { locale }) } },
    };
  };

  const read = async () => {
    const { isStored, documentId } = locate();
    const { entry, host } = around();
    return isStored ? readBack(host.server.get, entry, documentId, name) : undefined;
  };

  // With the editor, and not at the first save: by then there may be no connection, or another build on the server.
  if (editing.store.textsOnly) loadDividing(around().host).catch((error: unknown) => console.warn(error));

  return {
    get documentId() {
      return locate().documentId;
    },
    get sent() {
      return sent;
    },
    read,
    async validate(kind) {
      const status = kind === 'publish' ? 'published' : 'draft';
      return (await around().host.form.validate(true, { status })).errors;
    },
    async write(kind, document) {
      const { form, bases, server } = around().host;
      const { isNew, isStored, address, options } = locate();
      const { initialValues } = form;
      sent = form.getValues();
      const data = toRequestData({ values: sent, initialValues, isStored });
      const { collectionType, model, bases: begun } = around().entry;
      const entry = { collectionType, model, documentId: locate().documentId, ...options };
      const fields = { ...data, [name]: toSavedValue(document, editing) };
      const body = stateBases(fields, { ...begun, ...bases.find(entry) }, findConflict(entry));
      const send = () => {
        if (editing.store.textsOnly) return writeTexts(around().host, { name, entry, body, address, options });
        if (kind === 'publish') return server.post<Answer>(`${address}/actions/publish`, body, options);
        return (isNew ? server.post : server.put)<Answer>(address, body, options);
      };
      const { data: answer } = await send().catch((error: unknown) => {
        // The page itself is brought together here, see `findStale`.
        openConflict(entry, findApiError(error), (field) => field === name);
        throw error;
      });
      bases.noteSaved(entry, answer);
      created ??= answer.data?.documentId;
      isWritten = true;
    },
    async findStale(error) {
      const stale = findStaleAnswer(findApiError(error), name);
      return stale && (readCopy(stale.current, stale.version) ?? (await read()));
    },
    page: () => pageKey({ ...around().entry, documentId: locate().documentId, field: name }),
  };
}

/** What tells texts from the rest, for whoever may change them alone. */
async function loadDividing(host: EditorHost) {
  const [{ divideTexts }, entryTexts] = await Promise.all([import('./divide-texts.ts'), host.loadEntryTexts()]);
  return { divideTexts, entryTexts };
}

interface TextsRequest {
  name: string;
  entry: EntryAddress;
  body: Record<string, unknown>;
  /** Where the entry's other fields are written. */
  address: string;
  options: RequestOptions;
}

/** The texts for whoever may change them alone, and what they typed into fields of the entry that they may change. */
async function writeTexts(
  host: EditorHost,
  { name, entry, body, address, options }: TextsRequest,
): Promise<{ data: Answer }> {
  const { server, bases, form } = host;
  const { model, documentId, params: { locale } = {} } = entry;
  const { [name]: value, locale: _, basedOn, ...fields } = body;
  const { initialValues } = form;
  const { divideTexts, entryTexts } = await loadDividing(host);
  const { texts, others } = divideTexts(fields, initialValues, entryTexts);
  const place = { model, documentId, locale, field: name };
  const written = await server.put<Answer>('/page-builder/texts', { ...place, value, texts, basedOn });
  if (Object.keys(others).length === 0) return written;
  bases.noteSaved(entry, written.data);
  const all = { ...(basedOn as Bases | undefined), ...written.data.meta?.basedOn };
  return server.put<Answer>(address, { ...others, basedOn: all }, options);
}
