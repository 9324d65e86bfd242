import type { Core } from '@strapi/strapi';
import { type Bases, readSaveTerms, type SaveTerms } from '../../../shared/save-terms.ts';
import type { WriteContext } from '../documents/write-context.ts';
import type { RequestContext } from '../request-context.ts';
import { listFieldRights } from '../services/rights/field-rights.ts';
import { readRule } from './rule.ts';

/** What a person in the content manager, or a program, asks to be done with one entry, or with a list of them. */
export interface EntryRequest {
  /** `discard`: to let go of a draft. Publishing saves first. */
  task: 'read' | 'list' | 'save' | 'publish' | 'discard';
  terms: SaveTerms;
  /** Whether a field that changes without a base is refused; else it is written. */
  isRequired: boolean;
  isProgram: boolean;
  /** Whether the answer may carry the version of a field; of a component, whoever may read one of its parts. */
  mayKnow(field: string): boolean;
  /** Whether a refusal may carry what is stored in a field. Programs read it by themselves, where they may. */
  mayRead(field: string): boolean;
  /** Notes the versions that the answer is to carry; of a list, in its order. */
  handOut(bases: Bases | readonly Bases[]): void;
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

/** Routes of the plugin that save the entry whose type their body names as `model`. */
const OWN_SAVES: ReadonlySet<unknown> = new Set(['versions.restore', 'texts.save']);

const handedOut = new WeakMap<object, Bases | readonly Bases[]>();

/**
 * What a call of the document service is about, when somebody has to be told or checked: the request that is being
 * answered, where it is about an entry of this type, or else the terms that the server's own code sends with its data.
 * Undefined for what that code writes without any: seeds, imports and migrations overwrite what they mean to.
 */
export function findEntryRequest(strapi: Core.Strapi, call: WriteContext): EntryRequest | undefined {
  const context = strapi.requestContext.get() as RequestContext | undefined;
  return (context && findRequest(strapi, context, call)) ?? findOwnTerms(call);
}

function findRequest(strapi: Core.Strapi, context: RequestContext, call: WriteContext): EntryRequest | undefined {
  const { contentType: type } = call;
  const { route, userAbility, auth } = context.state as RouteState;
  const isProgram = route?.info?.type === 'content-api';
  // Of GraphQL, the route has no handler: one request may do several things.
  const isGraphql = isProgram && route?.handler === undefined;
  const task = isGraphql
    ? findGraphqlTask(call)
    : isProgram
      ? findProgramTask(route?.handler, type)
      : findAdminTask(context, route, type.uid);
  if (!task) return undefined;
  const can = (path: string) => userAbility?.can('plugin::content-manager.explorer.read', type.uid, path) === true;
  const listParts = (field: string) => listFieldRights(strapi, type, field);
  return {
    task,
    isProgram,
    isRequired: !isProgram || readRule(strapi).rule === 'required',
    terms: readSaveTerms(isGraphql ? call.params.data : context.request.body),
    mayKnow: (field) => (isProgram ? Boolean(auth?.credentials) : listParts(field).some(can)),
    mayRead: (field) => !isProgram && listParts(field).every(can),
    handOut: (bases) => handedOut.set(context, bases),
  };
}

/** The server's own code is checked where it says what it began from, and is never asked to. */
function findOwnTerms({ action, params: { data } }: WriteContext): EntryRequest | undefined {
  if (action !== 'update' || data?.basedOn === undefined) return undefined;
  return {
    task: 'save',
    isProgram: false,
    isRequired: false,
    terms: readSaveTerms(data),
    mayKnow: () => false,
    // Whoever called may answer somebody else with the refusal.
    mayRead: () => false,
    handOut: () => undefined,
  };
}

function findAdminTask(
  context: RequestContext,
  route: RouteState['route'],
  uid: string,
): EntryRequest['task'] | undefined {
  if (route?.info?.pluginName === 'page-builder' && OWN_SAVES.has(route.handler)) {
    return (context.request.body as { model?: unknown })?.model === uid ? 'save' : undefined;
  }
  if (route?.info?.pluginName !== 'content-manager' || context.params.model !== uid) return undefined;
  return ADMIN_TASKS[String(route.handler)];
}

function findProgramTask(
  handler: unknown,
  { uid, kind }: { uid: string; kind?: string },
): EntryRequest['task'] | undefined {
  if (handler === `${uid}.create` || handler === `${uid}.update`) return 'save';
  if (kind === 'singleType') return handler === `${uid}.find` ? 'read' : undefined;
  if (handler === `${uid}.find`) return 'list';
  return handler === `${uid}.findOne` ? 'read' : undefined;
}

/** Entries that GraphQL reads say their versions themselves; see `extend-graphql.ts`. */
function findGraphqlTask({ action }: WriteContext): EntryRequest['task'] | undefined {
  return action === 'create' || action === 'update' ? 'save' : undefined;
}

/** Adds to answers, in `meta.basedOn`, the versions of the fields of the entry that they are about. */
export async function answerWithBases(context: RequestContext, next: () => Promise<void>): Promise<void> {
  await next();
  const bases = handedOut.get(context);
  const body = context.body as { data?: unknown; meta?: object } | undefined;
  if (bases && context.status < 300 && body?.data) body.meta = { ...body.meta, basedOn: bases };
}
