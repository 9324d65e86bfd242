import type { Core, UID } from '@strapi/strapi';
import { type Bases, readSaveTerms, type SaveTerms } from '../../../shared/save-terms.ts';
import type { WriteContext } from '../documents/write-context.ts';
import type { RequestContext } from '../request-context.ts';
import type { Attribute, Attributes } from './content-fields.ts';

/** What a person in the content manager, or a program at the content API, asks to be done with one entry. */
export interface EntryRequest {
  /** `discard`: to let go of a draft. Publishing saves first. */
  task: 'read' | 'save' | 'publish' | 'discard';
  terms: SaveTerms;
  isProgram: boolean;
  /** Whether the answer may carry the version of a field; of a component, whoever may read one of its parts. */
  mayKnow(field: string): boolean;
  /** Whether a refusal may carry what is stored in a field. Programs read it by themselves, where they may. */
  mayRead(field: string): boolean;
  /** Notes the versions that the answer is to carry. */
  handOut(bases: Bases): void;
}

interface RouteState {
  route?: { handler?: unknown; info?: { type?: string; pluginName?: string } };
  userAbility?: { can(action: string, uid: string, field: string): boolean };
  auth?: { credentials?: unknown };
}

const ADMIN_TASKS: Readonly<Record<string, EntryRequest['task']>> = {
  'collection-types.findOne': 'read',
  'collection-types.create': 'save',
  'collection-types.update': 'save',
  'collection-types.publish': 'publish',
  'collection-types.unpublish': 'discard',
  'collection-types.discard': 'discard',
  'single-types.find': 'read',
  'single-types.createOrUpdate': 'save',
  'single-types.publish': 'publish',
  'single-types.unpublish': 'discard',
  'single-types.discard': 'discard',
};

const handedOut = new WeakMap<object, Bases>();

/**
 * The request that is being answered, when it is about an entry of this type. Undefined for what the server does by
 * itself: seeds, imports and migrations in the process overwrite what they mean to.
 */
export function findEntryRequest(strapi: Core.Strapi, type: WriteContext['contentType']): EntryRequest | undefined {
  const context = strapi.requestContext.get() as RequestContext | undefined;
  if (!context) return undefined;
  const { route, userAbility, auth } = context.state as RouteState;
  const isProgram = route?.info?.type === 'content-api';
  const task = isProgram ? findProgramTask(route?.handler, type) : findAdminTask(context, route, type.uid);
  if (!task) return undefined;
  const can = (path: string) => userAbility?.can('plugin::content-manager.explorer.read', type.uid, path) === true;
  const listParts = (field: string) => listRightsOf(strapi, field, (type.attributes as Attributes)[field]);
  return {
    task,
    isProgram,
    terms: readSaveTerms(context.request.body),
    mayKnow: (field) => (isProgram ? Boolean(auth?.credentials) : listParts(field).some(can)),
    mayRead: (field) => !isProgram && listParts(field).every(can),
    handOut: (bases) => handedOut.set(context, bases),
  };
}

/** What a right to a field is given by: of a component, by each of its parts. */
function listRightsOf(strapi: Core.Strapi, path: string, attribute: Attribute | undefined): string[] {
  if (attribute?.type !== 'component') return [path];
  const { attributes } = strapi.components[attribute.component as UID.Component] ?? { attributes: {} };
  return Object.entries(attributes as Attributes).flatMap(([name, part]) =>
    listRightsOf(strapi, `${path}.${name}`, part),
  );
}

function findAdminTask(
  context: RequestContext,
  route: RouteState['route'],
  uid: string,
): EntryRequest['task'] | undefined {
  if (route?.info?.pluginName === 'page-builder' && route.handler === 'versions.restore') {
    return (context.request.body as { model?: unknown })?.model === uid ? 'save' : undefined;
  }
  if (route?.info?.pluginName !== 'content-manager' || context.params.model !== uid) return undefined;
  return ADMIN_TASKS[String(route.handler)];
}

function findProgramTask(handler: unknown, { uid, kind }: { uid: string; kind?: string }) {
  if (handler === `${uid}.create` || handler === `${uid}.update`) return 'save';
  return handler === `${uid}.${kind === 'singleType' ? 'find' : 'findOne'}` ? 'read' : undefined;
}

/** Adds to answers, in `meta.basedOn`, the versions of the fields of the entry that they are about. */
export async function answerWithBases(context: RequestContext, next: () => Promise<void>): Promise<void> {
  await next();
  const bases = handedOut.get(context);
  const body = context.body as { data?: unknown; meta?: object } | undefined;
  if (bases && context.status < 300 && body?.data) body.meta = { ...body.meta, basedOn: bases };
}
