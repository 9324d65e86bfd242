/** What the tests use of it; the package brings no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: readonly ((requests: Requests) => { result: string; pass: boolean })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  /** Points that a result adds or takes. */
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Response {
    status: number;
    headers: Readonly<Record<string, string>>;
    httpEquiv: Map<string, string[]>;
    verified: boolean;
  }
  export class Requests {
    constructor(hostname: string);
    session: { url: URL } | null;
    resources: { path: string | null };
    responses: Record<'auto' | 'cors' | 'http' | 'https', Response | null> & {
      httpRedirects: { url: URL; status: number }[];
    };
  }
}
