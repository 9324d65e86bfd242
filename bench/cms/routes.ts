import { dropResponses } from '../../cms/src/http/cached-action.ts';
import type { BenchCms } from './bench-cms.ts';
import { readChildrenTime } from './children.ts';

interface Context {
  body: unknown;
  get(header: string): string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** A request with this header is answered as if nobody had asked before. */
export const UNCACHED = 'X-Uncached';

const CONSTANT = { data: 'constant' };

/** Routes of the benchmarks alone, made the way Strapi makes every route. */
export function addRoutes(strapi: BenchCms): void {
  const open = { auth: false, policies: [], middlewares: [] };
  strapi.get('apis').add('bench', {
    routes: {
      bench: {
        routes: [
          { method: 'GET', path: '/bench/constant', handler: answerConstant, config: open },
          { method: 'POST', path: '/bench/constant', handler: answerConstant, config: open },
          { method: 'GET', path: '/bench/usage', handler: answerUsage, config: open },
          {
            method: 'POST',
            path: '/bench/versions/:state',
            handler: (context: Context) => switchVersions(strapi, context),
            config: open,
          },
          {
            method: 'POST',
            path: '/bench/fill-versions',
            handler: (context: Context) => fillVersions(strapi, context),
            config: open,
          },
        ],
      },
    },
  });
  strapi.server.use(async (context, next) => {
    if (context.get(UNCACHED)) {
      dropResponses();
      strapi.plugin('page-builder').service('pages').drop();
    }
    await next();
  });
}

/** Keeps versions, or none, from the next save on. */
function switchVersions(strapi: BenchCms, context: Context): void {
  strapi.config.set('plugin::page-builder.versions.enabled', context.params.state === 'on');
  context.body = {};
}

/** What a page of 200 blocks stores with one change, in characters. */
const DIFFERENCE = 200;
const WHOLE = 15_000;
const ROWS = 500;

/** Gives an entry as many versions as a query says, as large as those of saves are. */
async function fillVersions(strapi: BenchCms, context: Context): Promise<void> {
  const { entry, locale, count } = context.query;
  const person = ((await strapi.db.query('admin::user').findOne({ select: ['id'] })) as { id: number }).id;
  const summary = { pages: { content: { changed: { Title: 1 } } } };
  const row = (number: number) => ({
    ...{ contentType: 'api::page.page', entry, locale, kind: 'save', person, summary, whole: null },
    ...{ savedAt: new Date(), depth: number % 50, digest: `${number}`.padStart(32, '0') },
    content: '1j'.padEnd(number % 50 === 0 ? WHOLE : DIFFERENCE, 'x'),
  });
  for (let start = 0; start < Number(count); start += ROWS) {
    const data = Array.from({ length: Math.min(ROWS, Number(count) - start) }, (_, index) => row(start + index));
    await strapi.db.query('plugin::page-builder.version').createMany({ data });
  }
  context.body = {};
}

function answerConstant(context: Context): void {
  context.body = CONSTANT;
}

/** Processor time so far in milliseconds, of all threads and of the processes that calculate, and resident memory in bytes. */
export interface Usage {
  processor: number;
  resident: number;
}

function answerUsage(context: Context): void {
  const { user, system } = process.cpuUsage();
  const processor = (user + system) / 1_000 + readChildrenTime();
  context.body = { processor, resident: process.memoryUsage.rss() } satisfies Usage;
}
