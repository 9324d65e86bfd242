import { calculatorFormContract } from '@lumavelo/blocks/contract';
import { contracts } from '../api/openapi/contracts.ts';

/** Matches the paths of a contract, such as `/perform-calculations/{slug}`. */
function matchPath(path: string): RegExp {
  const pattern = `/api${path}`.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

/** Routes that pages of any site may call: a calculator may stand on a partner's page. */
const EMBEDDABLE = matchPath(calculatorFormContract.path);

/** Routes that anyone may call. They read no cookie and no token. Every other route of the CMS is closed. */
const PUBLIC_ROUTES = [
  { method: 'GET', pattern: matchPath('/openapi.json') },
  ...contracts
    .filter(({ needsToken }) => !needsToken)
    .map(({ method, path }) => ({ method, pattern: matchPath(path) })),
];

/** A request as far as who may make it depends on it. */
export interface AskedRequest {
  method: string;
  path: string;
  get(header: string): string;
}

/** True for routes that read nothing of who calls them, so that any page may. */
export function isPublicRoute(method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return PUBLIC_ROUTES.some((route) => route.method === asked && route.pattern.test(path));
}

/**
 * The origins that may read a response; see `strapi::cors`. Only public routes have any, and none of them with cookies:
 * a page of a site holds what editors and third parties put there, and must not reach the session of an administrator
 * who looks at it.
 */
export function chooseOrigins(siteOrigins: string[]): (context: AskedRequest) => string | string[] {
  return (context) => {
    const { method, path } = context;
    // A browser that asks beforehand names the method it means.
    const meant = method === 'OPTIONS' ? context.get('Access-Control-Request-Method') : method;
    if (!isPublicRoute(meant, path)) return [];
    return EMBEDDABLE.test(path) ? '*' : siteOrigins;
  };
}
