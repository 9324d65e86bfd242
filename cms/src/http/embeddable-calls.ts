/** Calls that pages of any site may make: a calculator may stand on a partner's page. They read no cookie and no token. */
const EMBEDDABLE = /^\/api\/perform-calculations\//;

/** The origins that may read an answer, by the path that is asked for; see `strapi::cors`. */
export function chooseOrigins(siteOrigins: string[]): (context: { path: string }) => string | string[] {
  return ({ path }) => (EMBEDDABLE.test(path) ? '*' : siteOrigins);
}
