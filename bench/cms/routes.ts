import { dropResponses } from '../../cms/src/http/cached-action.ts';
import type { BenchCms } from './bench-cms.ts';
import { readChildrenTime } from './children.ts';

interface Context {
  body: unknown;
  get(header: string): string;
  params: Record<string, string>;
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
