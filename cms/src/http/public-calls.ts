/** Calls that pages of any site may make: a calculator may stand on a partner's page. */
const EMBEDDABLE = /^\/api\/perform-calculations\/[^/]+$/;

/** Calls that anyone may make, by method. They read no cookie and no token. Every other route of the CMS is closed. */
const PUBLIC_CALLS: Readonly<Record<string, RegExp>> = {
  GET: /^\/api\/(?:find|reviews|bikes-filter\/bike-types-brand|bike-finder\/bikes|dealers|site|redirects|openapi\.json|page-builder\/pages?|perform-calculations\/[^/]+)$/,
  POST: EMBEDDABLE,
};

/** A request as far as who may make it depends on it. */
export interface AskedRequest {
  method: string;
  path: string;
  get(header: string): string;
}

/** True for calls that read nothing of who makes them, so that any page may. */
export function isPublicCall(method: string, path: string): boolean {
  return PUBLIC_CALLS[method === 'HEAD' ? 'GET' : method]?.test(path) === true;
}

/**
 * The origins that may read an answer; see `strapi::cors`. Only public calls have any, and none of them with cookies:
 * a page of a site holds what editors and third parties put there, and must not reach the session of an administrator
 * who looks at it.
 */
export function chooseOrigins(siteOrigins: string[]): (context: AskedRequest) => string | string[] {
  return (context) => {
    const { method, path } = context;
    // A browser that asks beforehand names the method it means.
    const meant = method === 'OPTIONS' ? context.get('Access-Control-Request-Method') : method;
    if (!isPublicCall(meant, path)) return [];
    return EMBEDDABLE.test(path) ? '*' : siteOrigins;
  };
}
