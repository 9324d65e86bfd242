import type { Core } from '@strapi/strapi';
import { DOCUMENT_LIMITS } from 'page-format';

/** Kinds of bodies that the CMS reads. */
export type BodyKind = 'json' | 'form' | 'multipart';

/** The kinds of bodies that a route takes, with their largest size in bytes. */
export type BodyRule = Readonly<Partial<Record<BodyKind, number>>>;

const KB = 1024;

/** Calls of visitors, what is asked for without an entry, and addresses where no route is. */
const CALL: BodyRule = { json: 16 * KB };

/** Settings of the admin, such as the permissions of a role, or the layout of a form. */
const SETTINGS: BodyRule = { json: 256 * KB };

/** An entry: a page at its limit, and as much again for its other fields and for how a program writes JSON. */
const ENTRY: BodyRule = { json: 2 * DOCUMENT_LIMITS.bytes };

/** Unsaved work of browsers that compress nothing: a page, the one it began with, and other fields. */
const WORK: BodyRule = { json: 4 * DOCUMENT_LIMITS.bytes };

/** The parser of forms holds the files to their own size. */
const UPLOAD: BodyRule = { ...SETTINGS, multipart: Number.POSITIVE_INFINITY };

/** By method and path of a route, as it was declared; the first that fits counts. */
const RULES: readonly (readonly [route: RegExp, rule: BodyRule])[] = [
  [/^POST \/api\/leads$/, { json: 64 * KB, form: 64 * KB }],
  // Programs of mail end a subscription with a form of either kind (RFC 8058).
  [/^POST \/api\/newsletter\//, { ...CALL, form: 16 * KB, multipart: 16 * KB }],
  [/^(?:POST|PUT) \/(?:api\/|page-builder\/)?upload(?:$|\/files(?:$|\/))/, UPLOAD],
  [/^POST \/page-builder\/safety-copies$/, WORK],
  [/^(?:POST \/page-builder\/(?:checks|zones\/convert)|PUT \/page-builder\/(?:entry-)?texts)$/, ENTRY],
  [/^(?:POST|PUT) \/content-manager\/(?:collection|single)-types\//, ENTRY],
  [/^(?:POST \/api\/[\w-]+|PUT \/api\/[\w-]+(?:\/:id)?)$/, ENTRY],
  [/^POST \/admin\/(?:access-token|forgot-password|log(?:in|out)|register(?:-admin)?|reset-password)$/, CALL],
  [/^\w+ \/(?:admin|calculations|content-manager|content-type-builder|email|i18n|upload)(?:$|\/)/, SETTINGS],
];

/** What Strapi's router finds for a path: routes, and middlewares, which have no methods. */
interface Layer {
  methods: string[];
  path: string;
}

/** What the route of a request takes. */
export function findBodyRule(strapi: Core.Strapi, method: string, path: string): BodyRule {
  const { pathAndMethod }: { pathAndMethod: Layer[] } = strapi.server.router.match(path, method);
  const route = pathAndMethod.find(({ methods }) => methods.length > 0);
  return (route && RULES.find(([pattern]) => pattern.test(`${method} ${route.path}`))?.[1]) ?? CALL;
}
