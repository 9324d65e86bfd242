import type { Core, UID } from '@strapi/strapi';
import { migrateDocument, salvageDocument } from 'page-format';
import { z } from 'zod';
import { type ListedVersion, LONGEST_NAME } from '../../../shared/version-record.ts';
import { listColumns, NO_CONTENT } from '../documents/attributes.ts';
import { isLocalized } from '../documents/is-localized.ts';
import { listPageFields } from '../documents/page-fields.ts';
import type { WriteContext } from '../documents/write-context.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { type Ability, READ_ENTRIES, UPDATE_ENTRIES } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { type Snapshot, VersionError } from '../services/versions/encode-version.ts';
import { listKeptFields } from '../services/versions/snapshot.ts';
import type { VersionHead, VersionPlace } from '../services/versions/version-rows.ts';
import type { createVersionsService } from '../services/versions/versions.ts';
import { errors } from '../strapi-errors.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const LIST = PAGE_PLACE.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
const NAME = PAGE_PLACE.extend({ name: z.string().trim().max(LONGEST_NAME).nullable() });
const RESTORE = PAGE_PLACE.extend({ basedOn: z.unknown().optional(), force: z.unknown().optional() });
const ID = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

type Place = z.infer<typeof PAGE_PLACE>;

/** `/page-builder/versions`: what was saved of an entry with a page, in one language. */
export function createVersionsController({ strapi }: { strapi: Core.Strapi }) {
  const service = getService(strapi, 'versions');

  const findVersion = async (context: RequestContext, place: VersionPlace): Promise<VersionHead> => {
    const { id } = parse(ID, { id: context.params.id });
    const head = await service.find(place, id);
    if (head) return head;
    throw new errors.NotFoundError(
      'There is no such version of this entry. It may have been kept for as long as the settings say; load the list anew.',
    );
  };

  return {
    /** `GET /page-builder/versions`: from the newest to the oldest, in pages. */
    async find(context: RequestContext) {
      const { page, pageSize, ...named } = parse(LIST, context.query);
      const { place } = readPlace(strapi, named);
      const { versions, total } = await service.list(place, { page, pageSize });
      const data = versions.map((version) => withoutHidden(version, context, named.model));
      context.body = { data, meta: { pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) } } };
    },

    /** `GET /page-builder/versions/:id`: one version with its page, as the blocks of today have it. */
    async findOne(context: RequestContext) {
      const named = parse(PAGE_PLACE, context.query);
      const { type, place } = readPlace(strapi, named);
      const head = await findVersion(context, place);
      const { snapshot, stored } = await loadSnapshot(service, head, named.field);
      const listed = await service.tell(head);
      const salvaged = salvageDocument(stored);
      const fields = listKeptFields(type).filter((name) => mayRead(context, named.model, name));
      context.body = {
        data: {
          ...(listed && withoutHidden(listed, context, named.model)),
          document: salvaged && migrateDocument(salvaged.document, getRegistry(strapi).blocks),
          damage: salvaged?.damage.length ?? 0,
          fields: readValues(snapshot, fields),
        },
      };
    },

    /** `PUT /page-builder/versions/:id`: names a version, which is then kept for ever; without a name, no longer. */
    async rename(context: RequestContext) {
      const { name, ...named } = parse(NAME, context.request.body);
      const { place } = readPlace(strapi, named);
      const head = await findVersion(context, place);
      await service.rename(head, name || null);
      const listed = await service.tell({ ...head, name: name || null });
      context.body = { data: listed && withoutHidden(listed, context, named.model) };
    },

    /**
     * `POST /page-builder/versions/:id/restore`: writes a version over the draft, for programs and scripts in the admin; the
     * editor does it as a step that can be undone. Who restores names the versions of the fields that they have read
     * (`basedOn`), as for any save, so that nobody's work is overwritten unseen. Restored are pages and the values in the
     * entry's own row, as far as the person may change them.
     */
    async restore(context: RequestContext) {
      const named = parse(RESTORE, context.request.body);
      const { type, place } = readPlace(strapi, named);
      const head = await findVersion(context, place);
      const { snapshot } = await loadSnapshot(service, head, named.field);
      const { user, userAbility } = context.state as { user: { id: number }; userAbility: Ability };
      const changeable = listRestored(type).filter((name) => userAbility.can(UPDATE_ENTRIES, named.model, name));
      const values = readValues(snapshot, changeable);
      for (const page of listPageFields(type)) if (values[page]) values[page] = { ...values[page], step: 'restore' };
      const documents = strapi.documents(named.model as UID.ContentType);
      const restored = await documents.update({
        documentId: named.documentId,
        ...(named.locale !== undefined && { locale: named.locale }),
        data: { ...values, updatedBy: user.id },
        fields: ['documentId', 'updatedAt'],
      } as unknown as Parameters<typeof documents.update>[0]);
      const { updatedAt } = (restored ?? {}) as { updatedAt?: string };
      context.body = { data: { documentId: named.documentId, updatedAt } };
    },
  };
}

/** @throws ApplicationError where the version cannot be read, or had no such field */
async function loadSnapshot(
  service: ReturnType<typeof createVersionsService>,
  head: VersionHead,
  field: string,
): Promise<{ snapshot: Snapshot; stored: unknown }> {
  const snapshot = await service.load(head).catch((error: unknown) => {
    throw error instanceof VersionError ? new errors.ApplicationError(error.message) : error;
  });
  const text = Object.hasOwn(snapshot, field) ? snapshot[field] : undefined;
  if (text !== undefined) return { snapshot, stored: JSON.parse(text) };
  throw new errors.ApplicationError(`This version was saved before the entry had the field "${field}".`);
}

function readPlace(strapi: Core.Strapi, { model, documentId, locale, field }: Place) {
  const type = assertPageField(strapi, model, field);
  if (!isLocalized(type)) return { type, place: { contentType: model, entry: documentId, locale: '' } };
  if (locale === undefined) throw new errors.ValidationError('"locale" is missing: the type has languages.');
  return { type, place: { contentType: model, entry: documentId, locale } };
}

/** Pages, and the values in the entry's own row. */
function listRestored(type: WriteContext['contentType']): string[] {
  const kept = listKeptFields(type);
  const columns = listColumns(type).filter((name) => !NO_CONTENT.has(name) && kept.includes(name));
  return [...listPageFields(type), ...columns];
}

/** Those of the fields that were there when the version was saved. */
function readValues(snapshot: Snapshot, fields: readonly string[]): Record<string, object | null> {
  const known = fields.filter((name) => Object.hasOwn(snapshot, name));
  return Object.fromEntries(known.map((name) => [name, JSON.parse(snapshot[name] ?? 'null')]));
}

function mayRead({ state }: RequestContext, model: string, field: string): boolean {
  return (state.userAbility as Ability).can(READ_ENTRIES, model, field);
}

/** Names of fields, and of what changed in pages, are for who may read them. */
function withoutHidden(version: ListedVersion, context: RequestContext, model: string): ListedVersion {
  const { pages, fields, ...summary } = version.summary;
  const shown = Object.entries(pages ?? {}).filter(([name]) => mayRead(context, model, name));
  return {
    ...version,
    summary: {
      ...summary,
      ...(shown.length > 0 && { pages: Object.fromEntries(shown) }),
      ...(fields && { fields: fields.filter((name) => mayRead(context, model, name)) }),
    },
  };
}
