import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { vi } from 'vitest';

export interface Grade {
  grade: string;
  score: number;
  /** What each test found, such as `csp-implemented-with-no-unsafe`. */
  results: string[];
}

/**
 * Grades a page as the HTTP Observatory does (https://developer.mozilla.org/observatory). It takes a public host with a
 * certificate; here its tests judge what a local server answered as if it had come from such a host, to which http leads.
 * @param address of the page on the local server
 */
export async function gradePage(address: string): Promise<Grade> {
  const response = await fetch(address);
  // It looks for scripts with a jsdom that does not know the newest CSS, and says so at length.
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  const url = new URL('https://www.lumavelo.example/');
  const headers = Object.fromEntries(response.headers);
  const { 'content-security-policy': policies = [], ...httpEquiv } = Object.fromEntries(
    parseHttpEquivHeaders(html, url.href),
  );
  headers['content-security-policy'] = joinPolicies([headers['content-security-policy'] ?? '', ...policies]);
  const answer = { status: response.status, headers, httpEquiv: new Map(Object.entries(httpEquiv)), verified: true };
  const requests = new Requests(url.hostname);
  requests.session = { url };
  requests.resources.path = html;
  Object.assign(requests.responses, { auto: answer, cors: answer, http: answer, https: answer });
  requests.responses.httpRedirects = [
    { url: new URL(`http://${url.hostname}/`), status: 308 },
    { url, status: 200 },
  ];
  const results = runTests(requests);
  const points = results.map(getScoreModifier);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutExtra = sum(points.filter((number) => number < 0));
  // Extra points count from an A on.
  return { ...getGradeForScore(withoutExtra >= 90 ? sum(points) : withoutExtra), results };
}

/**
 * The policies of header and page as one. Of several, the Observatory takes what only one of them says for `'none'`, and so
 * would overlook what a page allows.
 */
function joinPolicies(policies: readonly string[]): string {
  const directives = policies.flatMap((policy) => policy.split(';').map((directive) => directive.trim()));
  return [...new Map(directives.map((directive) => [directive.split(' ')[0], directive])).values()].join('; ');
}

/** The list of hosts that browsers only ask over https is fetched when the package is installed; here it is empty. */
function runTests(requests: Requests): string[] {
  const { readFileSync } = fs;
  const spy = vi
    .spyOn(fs, 'readFileSync')
    .mockImplementation(((path: fs.PathOrFileDescriptor, ...rest: never[]) =>
      String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...rest)) as typeof readFileSync);
  try {
    return ALL_TESTS.map((test) => test(requests).result);
  } finally {
    spy.mockRestore();
  }
}
